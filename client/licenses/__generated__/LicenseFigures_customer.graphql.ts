/**
 * @generated SignedSource<<51a022bc16c061600c881c65d9115d1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LicenseFigures_customer$data = {
  readonly licenseSummary: {
    readonly " $fragmentSpreads": FragmentRefs<"LicenseFigures_summary">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "LicenseFigures_summary"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d7b3cb34dd56566886c1ea753bd35548";

export default node;
