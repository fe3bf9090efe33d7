/**
 * @generated SignedSource<<a7f6858764873ff2aba1ea9c6a921da7>>
 * @relayHash 8446dc54780272600127d6c9db058d22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d6b97dfec3b1dec3b96bd496cab15cbdd020f1b26d21641d8ce6974af0c4a2b

import type { ConcreteRequest } from 'relay-runtime';
export type useTabCountRefetchCardsSubscription$variables = {
  id: string;
};
export type useTabCountRefetchCardsSubscription$data = {
  readonly adminClipCardChanged: {
    readonly deletedId: string | null | undefined;
  };
};
export type useTabCountRefetchCardsSubscription = {
  response: useTabCountRefetchCardsSubscription$data;
  variables: useTabCountRefetchCardsSubscription$variables;
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
    "name": "useTabCountRefetchCardsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTabCountRefetchCardsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6d6b97dfec3b1dec3b96bd496cab15cbdd020f1b26d21641d8ce6974af0c4a2b",
    "metadata": {},
    "name": "useTabCountRefetchCardsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3ff5601dbc080944adb64726c37f7c0f";

export default node;
