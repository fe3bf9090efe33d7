/**
 * @generated SignedSource<<fc0b0665ce02034df137536840472b3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LicenseFigures_customer$data = {
  readonly licenseSummary: {
    readonly active: number;
    readonly awaitingRequests: number;
    readonly expired: number;
    readonly id: string;
    readonly nextRenewal: string | null | undefined;
    readonly pending: number;
    readonly renewalCount: number;
    readonly total: number;
  };
  readonly " $fragmentType": "LicenseFigures_customer";
};
export type LicenseFigures_customer$key = {
  readonly " $data"?: LicenseFigures_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LicenseFigures_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LicenseFigures_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LicenseSummary",
      "kind": "LinkedField",
      "name": "licenseSummary",
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
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "fa2c97052369a5fecf6191bff0378a46";

export default node;
