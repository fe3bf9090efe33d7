/**
 * @generated SignedSource<<843b6952364bb5f944bb2b0a5b451d96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditRenewalDialog_renewal$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly note: string | null | undefined;
  readonly owner: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly snoozedUntil: string | null | undefined;
  readonly subjectId: string;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "EditRenewalDialog_renewal";
};
export type EditRenewalDialog_renewal$key = {
  readonly " $data"?: EditRenewalDialog_renewal$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditRenewalDialog_renewal">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "EditRenewalDialog_renewal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectId",
      "storageKey": null
    },
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
      "name": "title",
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
      "concreteType": "TeamMember",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Renewal",
  "abstractKey": null
};
})();

(node as any).hash = "9bc9052ade567ab3765071370f484c6d";

export default node;
