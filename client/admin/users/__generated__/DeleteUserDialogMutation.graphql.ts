/**
 * @generated SignedSource<<62a05df935e4394c59f47793e99775df>>
 * @relayHash 0228403f3c946391626ec3be659faa1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0933832481ba26cb0561fb9c1a9d4428fa1a5b93995c3b90f19dd8b4172561e4

import { ConcreteRequest } from 'relay-runtime';
export type DeleteUserDialogMutation$variables = {
  id: string;
};
export type DeleteUserDialogMutation$data = {
  readonly deleteUser: {
    readonly deletedId: string | null | undefined;
  };
};
export type DeleteUserDialogMutation = {
  response: DeleteUserDialogMutation$data;
  variables: DeleteUserDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "UserChange",
    "kind": "LinkedField",
    "name": "deleteUser",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "DeleteUserDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteUserDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0933832481ba26cb0561fb9c1a9d4428fa1a5b93995c3b90f19dd8b4172561e4",
    "metadata": {},
    "name": "DeleteUserDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a634af728080d4018e642b0d61322b21";

export default node;
