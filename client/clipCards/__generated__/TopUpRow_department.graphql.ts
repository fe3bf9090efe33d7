/**
 * @generated SignedSource<<1fa297012d1de408120cb7a9f0632b37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClipCardTopUpPause = "BY_USER" | "NOT_APPROVED" | "NO_PAYMENT_METHOD" | "PAYMENT_FAILED" | "PAYMENT_UNCONFIRMED" | "PRICE_CHANGED" | "RIGHTS_LOST" | "TERMS_CHANGED" | "%future added value";
export type ClipCardTopUpState = "ACTIVE" | "OFF" | "PAUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TopUpRow_department$data = {
  readonly clipCardHoursLeft: number;
  readonly clipCardTopUp: {
    readonly acceptedBy: string | null | undefined;
    readonly acceptedNet: number;
    readonly hours: number;
    readonly isAwaitingApproval: boolean;
    readonly lastBoughtAt: string | null | undefined;
    readonly pauseDetail: string | null | undefined;
    readonly pauseReason: ClipCardTopUpPause | null | undefined;
    readonly state: ClipCardTopUpState;
    readonly thresholdHours: number;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useDepartmentChanges_department">;
  readonly " $fragmentType": "TopUpRow_department";
};
export type TopUpRow_department$key = {
  readonly " $data"?: TopUpRow_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopUpRow_department">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopUpRow_department",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clipCardHoursLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClipCardTopUpRule",
      "kind": "LinkedField",
      "name": "clipCardTopUp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pauseReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pauseDetail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thresholdHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedNet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastBoughtAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAwaitingApproval",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useDepartmentChanges_department",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentMethod",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billingEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CardInfo",
          "kind": "LinkedField",
          "name": "cardInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "brand",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "last4",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expMonth",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expYear",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Department",
  "abstractKey": null
};
})();

(node as any).hash = "c7eca0cf4c43db4f089fbff2af70d5e9";

export default node;
