/**
 * @generated SignedSource<<8ee353f07ee5bf2b34b3d9b77894dcfe>>
 * @relayHash de1c60211143935928040795b4885088
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f68fb0431c0c67fd576fc768dded3128115f6a42204fc9575bd4390db706d75b

import type { ConcreteRequest } from 'relay-runtime';
export type useTimelineRefetchSubscription$variables = {
  id: string;
};
export type useTimelineRefetchSubscription$data = {
  readonly adminTimelineEntryAdded: {
    readonly id: string;
  };
};
export type useTimelineRefetchSubscription = {
  response: useTimelineRefetchSubscription$data;
  variables: useTimelineRefetchSubscription$variables;
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
    "concreteType": "TimelineEntry",
    "kind": "LinkedField",
    "name": "adminTimelineEntryAdded",
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
    "name": "useTimelineRefetchSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTimelineRefetchSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f68fb0431c0c67fd576fc768dded3128115f6a42204fc9575bd4390db706d75b",
    "metadata": {},
    "name": "useTimelineRefetchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "eb6e123ff3404270bcf1154ebaaceb12";

export default node;
