/**
 * @generated SignedSource<<bba6e900a2feecb2df2a0f28bfaf7155>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type ServiceAgreementStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type usePurchaseDepartments_department$data = {
  readonly activeLicenseCount: number;
  readonly cardInfo: {
    readonly brand: string;
    readonly expMonth: number;
    readonly expYear: number;
    readonly last4: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly openServiceAgreement: {
    readonly endDate: string;
    readonly status: ServiceAgreementStatus;
  } | null | undefined;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly " $fragmentType": "usePurchaseDepartments_department";
};
export type usePurchaseDepartments_department$key = {
  readonly " $data"?: usePurchaseDepartments_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePurchaseDepartments_department">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePurchaseDepartments_department",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeLicenseCount",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceAgreement",
      "kind": "LinkedField",
      "name": "openServiceAgreement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Department",
  "abstractKey": null
};

(node as any).hash = "133fe391db5b62e9f3123ea1308e6af8";

export default node;
