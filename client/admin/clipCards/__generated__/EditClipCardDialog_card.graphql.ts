/**
 * @generated SignedSource<<1ee557df22aa036fb34334ba976c2968>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClipCardStatus = "ACTIVE" | "CANCELLED" | "PENDING" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditClipCardDialog_card$data = {
  readonly department: {
    readonly id: string;
    readonly name: string;
  };
  readonly discount: number;
  readonly hours: number;
  readonly hoursUsed: number;
  readonly id: string;
  readonly price: number;
  readonly status: ClipCardStatus;
  readonly user: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "EditClipCardDialog_card";
};
export type EditClipCardDialog_card$key = {
  readonly " $data"?: EditClipCardDialog_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditClipCardDialog_card">;
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
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditClipCardDialog_card",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hoursUsed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ClipCard",
  "abstractKey": null
};
})();

(node as any).hash = "2f122a37abd7a416e06e816e416025f6";

export default node;
