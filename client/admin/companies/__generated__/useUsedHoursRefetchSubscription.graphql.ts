/**
 * @generated SignedSource<<7922bb8287ae8346c1a5b03c37687907>>
 * @relayHash 63fa2547812435478f7da1a9cb970645
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6aec9d7db142ba78c424a2f3774469688ca4f414df4663c9e3e0517ce9dc13e

import type { ConcreteRequest } from 'relay-runtime';
export type useUsedHoursRefetchSubscription$variables = {
  id: string;
};
export type useUsedHoursRefetchSubscription$data = {
  readonly adminClipCardChanged: {
    readonly deletedId: string | null | undefined;
  };
};
export type useUsedHoursRefetchSubscription = {
  response: useUsedHoursRefetchSubscription$data;
  variables: useUsedHoursRefetchSubscription$variables;
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
    "name": "useUsedHoursRefetchSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUsedHoursRefetchSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d6aec9d7db142ba78c424a2f3774469688ca4f414df4663c9e3e0517ce9dc13e",
    "metadata": {},
    "name": "useUsedHoursRefetchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "51149cb86e9a21c18ec75b30d037a2a9";

export default node;
