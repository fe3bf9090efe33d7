/**
 * @generated SignedSource<<e0c56e0b2ca3364258269573051afe5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClipCardStatus = "ACTIVE" | "CANCELLED" | "PENDING" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClipCardTicket_card$data = {
  readonly createdAt: string;
  readonly department: {
    readonly id: string;
    readonly name: string;
  };
  readonly expiresOn: string | null | undefined;
  readonly hours: number;
  readonly hoursLeft: number;
  readonly hoursUsed: number;
  readonly id: string;
  readonly isLow: boolean;
  readonly price: number;
  readonly status: ClipCardStatus;
  readonly " $fragmentSpreads": FragmentRefs<"TicketNote_card">;
  readonly " $fragmentType": "ClipCardTicket_card";
};
export type ClipCardTicket_card$key = {
  readonly " $data"?: ClipCardTicket_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipCardTicket_card">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipCardTicket_card",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "hoursLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLow",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Department",
      "kind": "LinkedField",
      "name": "department",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketNote_card"
    }
  ],
  "type": "ClipCard",
  "abstractKey": null
};
})();

(node as any).hash = "f1cd697a50cfb63d215492c03c7bd33a";

export default node;
