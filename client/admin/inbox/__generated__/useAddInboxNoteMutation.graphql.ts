/**
 * @generated SignedSource<<80c4b9fdf8e859aa67ef7522def47eb6>>
 * @relayHash b9d4f6c974c013ba59db3eeebc5cf46a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b65cd66e2662ff672edcca6c060168c1aac2f970a885594c9e19e78842711710

import type { ConcreteRequest } from 'relay-runtime';
export type InboxKind = "AGREEMENT" | "ERASURE" | "FAILED_PAYMENT" | "HELP_DESK_KEY" | "INTEGRATION" | "LICENSE_REQUEST" | "NEW_COMPANY" | "PROVIDER_FAULT" | "RENEWAL" | "SEAT_REQUEST" | "UNBILLED_PERIOD" | "UNBILLED_SEAT" | "%future added value";
export type InboxItemInput = {
  kind: InboxKind;
  subjectId: string;
};
export type InternalNoteInput = {
  mentionedIds?: ReadonlyArray<string> | null | undefined;
  text: string;
};
export type useAddInboxNoteMutation$variables = {
  input: InternalNoteInput;
  item: InboxItemInput;
  requestId: string;
};
export type useAddInboxNoteMutation$data = {
  readonly addInboxNote: {
    readonly id: string;
  };
};
export type useAddInboxNoteMutation = {
  response: useAddInboxNoteMutation$data;
  variables: useAddInboxNoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "item"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "requestId"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "item",
        "variableName": "item"
      },
      {
        "kind": "Variable",
        "name": "requestId",
        "variableName": "requestId"
      }
    ],
    "concreteType": "InternalNote",
    "kind": "LinkedField",
    "name": "addInboxNote",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddInboxNoteMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAddInboxNoteMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "b65cd66e2662ff672edcca6c060168c1aac2f970a885594c9e19e78842711710",
    "metadata": {},
    "name": "useAddInboxNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "898f1c4455b0521daa5b6af2358d31d6";

export default node;
