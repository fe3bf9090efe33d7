/**
 * @generated SignedSource<<0465cd0fb93b23e84db3db18919dcd5f>>
 * @relayHash 0ea17afab46c1690e677fd4f5a2a4d9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6163b7c03d7fee837bb44ac564f11c783fbc977ed923cc1e9a6abccf692b0d2

import type { ConcreteRequest } from 'relay-runtime';
export type useHoursChangesSubscription$variables = Record<PropertyKey, never>;
export type useHoursChangesSubscription$data = {
  readonly clipCardChanged: {
    readonly deletedId: string | null | undefined;
  };
};
export type useHoursChangesSubscription = {
  response: useHoursChangesSubscription$data;
  variables: useHoursChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ClipCardChange",
    "kind": "LinkedField",
    "name": "clipCardChanged",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useHoursChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useHoursChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d6163b7c03d7fee837bb44ac564f11c783fbc977ed923cc1e9a6abccf692b0d2",
    "metadata": {},
    "name": "useHoursChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d391f3cde91a874bb082defcd59e3486";

export default node;
