/**
 * @generated SignedSource<<4e901651cb870d6242768e6752172fdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RenewalKind = "LICENSE" | "SERVICE_AGREEMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RenewalTable_renewal$data = {
  readonly customer: {
    readonly id: string;
    readonly name: string;
  };
  readonly decisionDate: string;
  readonly endDate: string;
  readonly id: string;
  readonly kind: RenewalKind;
  readonly note: string | null | undefined;
  readonly owner: {
    readonly avatar: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly quantity: number;
  readonly snoozedUntil: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DecideRenewalDialog_renewal" | "EditRenewalDialog_renewal">;
  readonly " $fragmentType": "RenewalTable_renewal";
};
export type RenewalTable_renewal$key = {
  readonly " $data"?: RenewalTable_renewal$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenewalTable_renewal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenewalTable_renewal",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisionDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snoozedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamMember",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecideRenewalDialog_renewal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditRenewalDialog_renewal"
    }
  ],
  "type": "Renewal",
  "abstractKey": null
};
})();

(node as any).hash = "b9c60793028ddf323c4bcf7e0f63f79f";

export default node;
