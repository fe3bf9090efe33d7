/**
 * @generated SignedSource<<20a33598aa9bf0e6b9c2ae23556b41db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FewerSeats_license$data = {
  readonly noticeDeadline: string;
  readonly quantity: number;
  readonly seatChange: {
    readonly quantity: number;
  } | null | undefined;
  readonly validUntil: string;
  readonly " $fragmentType": "FewerSeats_license";
};
export type FewerSeats_license$key = {
  readonly " $data"?: FewerSeats_license$data;
  readonly " $fragmentSpreads": FragmentRefs<"FewerSeats_license">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FewerSeats_license",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noticeDeadline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeatChange",
      "kind": "LinkedField",
      "name": "seatChange",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "License",
  "abstractKey": null
};
})();

(node as any).hash = "8b22c4505365b43b80d189a2278c84e7";

export default node;
