/**
 * @generated SignedSource<<075689f9a26eb15c01d53afcfbbd32f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SeatAdviceKind = "FEWER_SEATS" | "MORE_SEATS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeatAdviceCard_installation$data = {
  readonly id: string;
  readonly seatAdvice: {
    readonly bought: number;
    readonly deadline: string | null | undefined;
    readonly firstDay: string | null | undefined;
    readonly inUse: number;
    readonly kind: SeatAdviceKind;
    readonly ordered: number;
    readonly peak: number;
    readonly peakSince: string;
    readonly saved: number | null | undefined;
    readonly seatPrice: number | null | undefined;
    readonly seats: number;
    readonly title: string;
    readonly yearlySaving: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SeatAdviceActions_installation">;
  readonly " $fragmentType": "SeatAdviceCard_installation";
};
export type SeatAdviceCard_installation$key = {
  readonly " $data"?: SeatAdviceCard_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatAdviceCard_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatAdviceCard_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeatAdviceActions_installation"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeatAdvice",
      "kind": "LinkedField",
      "name": "seatAdvice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
          "name": "ordered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peak",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peakSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seats",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seatPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yearlySaving",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deadline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "3e3d5bfa5752f890f1064a3ae1f4e5ee";

export default node;
