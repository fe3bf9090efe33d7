/**
 * @generated SignedSource<<28793ffe2ddae7f1e89bbd97ff26702f>>
 * @relayHash 13fa2f4e4c6a0e320a6e4b0a84a11e6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebf0683ed9f1352763701cec77b760b4067f18257ce3da8dbe113d845e2a1e30

import type { ConcreteRequest } from 'relay-runtime';
export type useFreshCountsCardsSubscription$variables = {
  id: string;
};
export type useFreshCountsCardsSubscription$data = {
  readonly adminClipCardChanged: {
    readonly deletedId: string | null | undefined;
  };
};
export type useFreshCountsCardsSubscription = {
  response: useFreshCountsCardsSubscription$data;
  variables: useFreshCountsCardsSubscription$variables;
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
        "name": "customerId",
        "variableName": "id"
      }
    ],
    "concreteType": "ClipCardChange",
    "kind": "LinkedField",
    "name": "adminClipCardChanged",
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
    "name": "useFreshCountsCardsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFreshCountsCardsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ebf0683ed9f1352763701cec77b760b4067f18257ce3da8dbe113d845e2a1e30",
    "metadata": {},
    "name": "useFreshCountsCardsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "853b051c52791c01a9665b33910a12ec";

export default node;
