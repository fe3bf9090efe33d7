/**
 * @generated SignedSource<<371dffd08a6d92699014a6afeefff40a>>
 * @relayHash 51285f7b670fc6af4618453efd8c7eba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bc07daf4c95b3e35843bd228d21dbc450984d850160e243269b4b048ef1e540

import type { ConcreteRequest } from 'relay-runtime';
export type useInboxChangesSubscription$variables = Record<PropertyKey, never>;
export type useInboxChangesSubscription$data = {
  readonly adminInboxChanged: {
    readonly id: string;
  };
};
export type useInboxChangesSubscription = {
  response: useInboxChangesSubscription$data;
  variables: useInboxChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Admin",
    "kind": "LinkedField",
    "name": "adminInboxChanged",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useInboxChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useInboxChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3bc07daf4c95b3e35843bd228d21dbc450984d850160e243269b4b048ef1e540",
    "metadata": {},
    "name": "useInboxChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7596defa56c0b39a40ffff9cfe380009";

export default node;
