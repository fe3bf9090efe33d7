/**
 * @generated SignedSource<<67fee8074afa19e48ce2b2e3d48e2e44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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

(node as any).hash = "cc1bde221e0e0eb0b4d76cabb99f9a4f";

export default node;
