/**
 * @generated SignedSource<<d2cb7556415d19e8b85ca323011b04db>>
 * @relayHash 386f71b3f3c89ab85a7079c89c27afe7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb452a3034701a730adec47bfa75beea74c3f1a51b390b2cbed68446816bcb60

import type { ConcreteRequest } from 'relay-runtime';
export type InternalNoteInput = {
  mentionedIds?: ReadonlyArray<string> | null | undefined;
  text: string;
};
export type useAddCompanyNoteMutation$variables = {
  customerId: string;
  input: InternalNoteInput;
  requestId: string;
};
export type useAddCompanyNoteMutation$data = {
  readonly addCompanyNote: {
    readonly id: string;
  };
};
export type useAddCompanyNoteMutation = {
  response: useAddCompanyNoteMutation$data;
  variables: useAddCompanyNoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "requestId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "requestId",
        "variableName": "requestId"
      }
    ],
    "concreteType": "InternalNote",
    "kind": "LinkedField",
    "name": "addCompanyNote",
    "plural": false,
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
    "name": "useAddCompanyNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddCompanyNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bb452a3034701a730adec47bfa75beea74c3f1a51b390b2cbed68446816bcb60",
    "metadata": {},
    "name": "useAddCompanyNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "da1c3c16cf1a5ba68f2740010a755616";

export default node;
