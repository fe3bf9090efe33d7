/**
 * @generated SignedSource<<6643ddab4131d54aa00cf83ca2ff478b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeSeatsButton_license$data = {
  readonly id: string;
  readonly installation: {
    readonly subdomain: string;
  };
  readonly type: Plan;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeSeatsDialog_license">;
  readonly " $fragmentType": "ChangeSeatsButton_license";
};
export type ChangeSeatsButton_license$key = {
  readonly " $data"?: ChangeSeatsButton_license$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeSeatsButton_license">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeSeatsButton_license",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Installation",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subdomain",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeSeatsDialog_license"
    }
  ],
  "type": "License",
  "abstractKey": null
};

(node as any).hash = "a5912e6e33261d7a6287debe6c113fd7";

export default node;
