/**
 * @generated SignedSource<<4dc9db8d8f50527c90d8026f9d992101>>
 * @relayHash 948d8b551d0ebc4a6dd3c045ba4a062b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a68cb68e6e6936f78ec38905d572835f21e2863099dd5632ab1dabe0e51e68d3

import type { ConcreteRequest } from 'relay-runtime';
export type useMarkSeenMutation$variables = {
  id: string;
};
export type useMarkSeenMutation$data = {
  readonly markTaskSeen: {
    readonly isNew: boolean;
  };
};
export type useMarkSeenMutation = {
  response: useMarkSeenMutation$data;
  variables: useMarkSeenMutation$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isNew",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkSeenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "markTaskSeen",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkSeenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "markTaskSeen",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "a68cb68e6e6936f78ec38905d572835f21e2863099dd5632ab1dabe0e51e68d3",
    "metadata": {},
    "name": "useMarkSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "614233a897e23b40b9c617207d1f7604";

export default node;
