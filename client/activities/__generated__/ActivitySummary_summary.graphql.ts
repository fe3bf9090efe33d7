/**
 * @generated SignedSource<<1327dc296678e59424b5611bba092907>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivitySummary_summary$data = {
  readonly madeAt: string;
  readonly text: string;
  readonly " $fragmentType": "ActivitySummary_summary";
};
export type ActivitySummary_summary$key = {
  readonly " $data"?: ActivitySummary_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivitySummary_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivitySummary_summary",
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
  "type": "ActivitySummary",
  "abstractKey": null
};

(node as any).hash = "111ed79ba276cf4edbcc9c60ac83a637";

export default node;
