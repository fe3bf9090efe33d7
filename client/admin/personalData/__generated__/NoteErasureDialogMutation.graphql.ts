/**
 * @generated SignedSource<<58ae339fc50eb13452c6b8820ad0b65f>>
 * @relayHash 4e712b39e67d47f1542346aa3118b702
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83164257b6561eedd1d6ec4285c8f8f0f4456cfe5591715a6eb0c888963e1513

import type { ConcreteRequest } from 'relay-runtime';
export type NoteErasureDialogMutation$variables = {
  email: string;
  reason?: string | null | undefined;
};
export type NoteErasureDialogMutation$data = {
  readonly requestErasureAsAdmin: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type NoteErasureDialogMutation = {
  response: NoteErasureDialogMutation$data;
  variables: NoteErasureDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reason"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "ErasureRequest",
    "kind": "LinkedField",
    "name": "requestErasureAsAdmin",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NoteErasureDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NoteErasureDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "83164257b6561eedd1d6ec4285c8f8f0f4456cfe5591715a6eb0c888963e1513",
    "metadata": {},
    "name": "NoteErasureDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a3f9f2fd58aac191390ac60d6342bb9d";

export default node;
