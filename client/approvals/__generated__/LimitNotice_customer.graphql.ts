/**
 * @generated SignedSource<<bdfe45203f968264268b9313088d66bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LimitNotice_customer$data = {
  readonly approvalLimit: number | null | undefined;
  readonly approvalMonthLimit: number | null | undefined;
  readonly viewerCommittedThisMonth: number | null | undefined;
  readonly " $fragmentType": "LimitNotice_customer";
};
export type LimitNotice_customer$key = {
  readonly " $data"?: LimitNotice_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LimitNotice_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LimitNotice_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalMonthLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCommittedThisMonth",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "8b57efbb7c1677f07b81277075d7c0c6";

export default node;
