/**
 * @generated SignedSource<<a910f2355571eff055123d4813715495>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferAnswer_place$data = {
  readonly id: string;
  readonly mustSignIn: boolean;
  readonly title: string;
  readonly " $fragmentType": "OfferAnswer_place";
};
export type OfferAnswer_place$key = {
  readonly " $data"?: OfferAnswer_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferAnswer_place">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferAnswer_place",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mustSignIn",
      "storageKey": null
    }
  ],
  "type": "EventPlace",
  "abstractKey": null
};

(node as any).hash = "4a9f382a677f62639fc152bad4381e1a";

export default node;
