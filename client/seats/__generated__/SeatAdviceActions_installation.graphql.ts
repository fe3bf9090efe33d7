/**
 * @generated SignedSource<<8cb6bd0ae76cf6d0000b5660642fc0d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SeatAdviceKind = "FEWER_SEATS" | "MORE_SEATS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeatAdviceActions_installation$data = {
  readonly department: {
    readonly id: string;
  };
  readonly id: string;
  readonly seatAdvice: {
    readonly kind: SeatAdviceKind;
    readonly license: {
      readonly id: string;
    } | null | undefined;
    readonly seats: number;
    readonly title: string;
  } | null | undefined;
  readonly subdomain: string;
  readonly " $fragmentType": "SeatAdviceActions_installation";
};
export type SeatAdviceActions_installation$key = {
  readonly " $data"?: SeatAdviceActions_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatAdviceActions_installation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatAdviceActions_installation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subdomain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Department",
      "kind": "LinkedField",
      "name": "department",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
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
          "name": "seats",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "License",
          "kind": "LinkedField",
          "name": "license",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "e02786177bc5e34aa75b7a9121730ae3";

export default node;
