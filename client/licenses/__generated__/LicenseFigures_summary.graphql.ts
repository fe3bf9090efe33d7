/**
 * @generated SignedSource<<676fab2020822cd3f1fa5ccb7a627d3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LicenseFigures_summary$data = {
  readonly active: number;
  readonly awaitingRequests: number;
  readonly expired: number;
  readonly id: string;
  readonly nextRenewal: string | null | undefined;
  readonly pending: number;
  readonly renewalCount: number;
  readonly total: number;
  readonly " $fragmentType": "LicenseFigures_summary";
};
export type LicenseFigures_summary$key = {
  readonly " $data"?: LicenseFigures_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"LicenseFigures_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LicenseFigures_summary",
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
  "type": "LicenseSummary",
  "abstractKey": null
};

(node as any).hash = "b997961d0852d4a7b860e8f67ba425f2";

export default node;
