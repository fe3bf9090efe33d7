/**
 * @generated SignedSource<<f1e0f12a6a25e7df1591cd921523f71a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CompanySeatFigures_customer$data = {
  readonly seats: Result<{
    readonly bought: number;
    readonly free: number;
    readonly freeInstallations: number;
    readonly inUse: number;
    readonly over: number;
    readonly overInstallations: number;
    readonly readAt: string;
    readonly readInstallations: number;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "CompanySeatFigures_customer";
};
export type CompanySeatFigures_customer$key = {
  readonly " $data"?: CompanySeatFigures_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanySeatFigures_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanySeatFigures_customer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CompanySeats",
        "kind": "LinkedField",
        "name": "seats",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bought",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inUse",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "free",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "over",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readInstallations",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "overInstallations",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "freeInstallations",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "0bcde4642359c29c800a408008affc61";

export default node;
