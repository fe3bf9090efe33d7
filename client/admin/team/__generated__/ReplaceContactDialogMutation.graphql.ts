/**
 * @generated SignedSource<<14ca2d1f64cfb61a9fb7b38f0690582e>>
 * @relayHash 1f01d55dba1e84d1b3b74b6a9bceda29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 675036d689f587c314941b4df1ec0303d97099302276d1deb7b56a9d9c57639a

import type { ConcreteRequest } from 'relay-runtime';
export type ReplaceContactDialogMutation$variables = {
  expectedCount: number;
  fromId: string;
  toId: string;
};
export type ReplaceContactDialogMutation$data = {
  readonly replacePointOfContact: {
    readonly count: number;
  };
};
export type ReplaceContactDialogMutation = {
  response: ReplaceContactDialogMutation$data;
  variables: ReplaceContactDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "expectedCount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fromId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toId"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "expectedCount",
        "variableName": "expectedCount"
      },
      {
        "kind": "Variable",
        "name": "fromId",
        "variableName": "fromId"
      },
      {
        "kind": "Variable",
        "name": "toId",
        "variableName": "toId"
      }
    ],
    "concreteType": "ContactReplacement",
    "kind": "LinkedField",
    "name": "replacePointOfContact",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
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
    "name": "ReplaceContactDialogMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReplaceContactDialogMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "675036d689f587c314941b4df1ec0303d97099302276d1deb7b56a9d9c57639a",
    "metadata": {},
    "name": "ReplaceContactDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d32cc9b339c93fd325dd6c2184aa06b8";

export default node;
