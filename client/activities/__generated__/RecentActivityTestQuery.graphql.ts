/**
 * @generated SignedSource<<5396bb1e835448a031084c5f9ea895ff>>
 * @relayHash f7738a15be643ae6be1e8ad95bf37098
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7e39c965b90a71daae8c6dfbb53f592208f5772e1ad559cdce820547f4394fd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityType = "CLIP_CARD" | "CLIP_CARD_WORK" | "CUSTOMER" | "DEPARTMENT" | "EVENT_SEAT" | "INVOICE" | "LICENSE" | "LICENSE_REQUEST" | "PURCHASE_APPROVAL" | "REMINDER" | "SERVICE_AGREEMENT" | "SERVICE_AGREEMENT_WORK" | "USER" | "ZENDESK_INSTANCE" | "%future added value";
export type RecentActivityTestQuery$variables = Record<PropertyKey, never>;
export type RecentActivityTestQuery$data = {
  readonly dashboard: {
    readonly " $fragmentSpreads": FragmentRefs<"RecentActivity_dashboard">;
  };
};
export type RecentActivityTestQuery$rawResponse = {
  readonly dashboard: {
    readonly id: string;
    readonly recentActivity: ReadonlyArray<{
      readonly actorName: string;
      readonly createdAt: string;
      readonly description: string | null | undefined;
      readonly entityType: ActivityType;
      readonly id: string;
      readonly subjectName: string | null | undefined;
      readonly title: string;
    }>;
    readonly summary: {
      readonly madeAt: string;
      readonly text: string;
    } | null | undefined;
  };
};
export type RecentActivityTestQuery = {
  rawResponse: RecentActivityTestQuery$rawResponse;
  response: RecentActivityTestQuery$data;
  variables: RecentActivityTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RecentActivityTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Dashboard",
        "kind": "LinkedField",
        "name": "dashboard",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RecentActivity_dashboard"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RecentActivityTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Dashboard",
        "kind": "LinkedField",
        "name": "dashboard",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ActivitySummary",
            "kind": "LinkedField",
            "name": "summary",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "madeAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Activity",
            "kind": "LinkedField",
            "name": "recentActivity",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entityType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "actorName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subjectName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d7e39c965b90a71daae8c6dfbb53f592208f5772e1ad559cdce820547f4394fd",
    "metadata": {},
    "name": "RecentActivityTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "359ebe64612843349efd59ff095997fb";

export default node;
