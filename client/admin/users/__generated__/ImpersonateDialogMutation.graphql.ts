/**
 * @generated SignedSource<<bca4a43ac67cc499a7be1d31e46b3d38>>
 * @relayHash 4584590b9f43a691e0afa2f07d910701
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbf7d25813341d518b5fc41e8b43c23c9b2ade28fd810cac31b302836b8551df

import type { ConcreteRequest } from 'relay-runtime';
export type ImpersonateDialogMutation$variables = {
  id: string;
};
export type ImpersonateDialogMutation$data = {
  readonly impersonate: {
    readonly token: string;
  };
};
export type ImpersonateDialogMutation = {
  response: ImpersonateDialogMutation$data;
  variables: ImpersonateDialogMutation$variables;
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
    "concreteType": "SignedIn",
    "kind": "LinkedField",
    "name": "impersonate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "ImpersonateDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImpersonateDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dbf7d25813341d518b5fc41e8b43c23c9b2ade28fd810cac31b302836b8551df",
    "metadata": {},
    "name": "ImpersonateDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "be532d641bb28499c72da44c49ab2134";

export default node;
