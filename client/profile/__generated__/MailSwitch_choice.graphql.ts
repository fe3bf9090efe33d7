/**
 * @generated SignedSource<<ab8c6d11ca7e9a6b859baed9bac75291>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailCategory = "APPROVALS" | "EVENT_CHANGES" | "EVENT_FEEDBACK" | "EVENT_REMINDERS" | "INTEGRATIONS" | "INVOICES" | "LOW_HOURS" | "MENTIONS" | "NEW_COMPANIES" | "ORDERS" | "PERSONAL_DATA" | "SALES" | "SEATS" | "SEATS_IN_USE" | "SECURITY" | "TASK_COMMENTS" | "TERMS" | "UNPAID_GOODS" | "USED_HOURS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MailSwitch_choice$data = {
  readonly category: MailCategory;
  readonly id: string;
  readonly isOn: boolean;
  readonly viewerCanChange: boolean;
  readonly " $fragmentType": "MailSwitch_choice";
};
export type MailSwitch_choice$key = {
  readonly " $data"?: MailSwitch_choice$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailSwitch_choice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailSwitch_choice",
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
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanChange",
      "storageKey": null
    }
  ],
  "type": "MailChoice",
  "abstractKey": null
};

(node as any).hash = "31a15b19f31a32cc624b58c210d0dfab";

export default node;
