/**
 * @generated SignedSource<<800e18df38b8b80966d49b6b9165183e>>
 * @relayHash 7509cc0b9493e5142197f27e777e90b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9399f83ce460fcc7a96e83f2080f98a19ca9efc8bc0faca995e53f0ff5cb605e

import type { ConcreteRequest } from 'relay-runtime';
export type LicenseFiguresSubscription$variables = Record<PropertyKey, never>;
export type LicenseFiguresSubscription$data = {
  readonly licenseSummaryChanged: {
    readonly active: number;
    readonly awaitingRequests: number;
    readonly expired: number;
    readonly id: string;
    readonly nextRenewal: string | null | undefined;
    readonly pending: number;
    readonly renewalCount: number;
    readonly total: number;
  };
};
export type LicenseFiguresSubscription = {
  response: LicenseFiguresSubscription$data;
  variables: LicenseFiguresSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LicenseSummary",
    "kind": "LinkedField",
    "name": "licenseSummaryChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "active",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pending",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expired",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "awaitingRequests",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nextRenewal",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "renewalCount",
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
    "name": "LicenseFiguresSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LicenseFiguresSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9399f83ce460fcc7a96e83f2080f98a19ca9efc8bc0faca995e53f0ff5cb605e",
    "metadata": {},
    "name": "LicenseFiguresSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bf085b0934fc7c70e44e2a8425b33d78";

export default node;
