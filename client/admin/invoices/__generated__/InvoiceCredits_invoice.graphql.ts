/**
 * @generated SignedSource<<a7b05897695c4d87eb816225d6d67ec2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceCredits_invoice$data = {
  readonly creditNotes: ReadonlyArray<{
    readonly gross: number;
    readonly id: string;
    readonly issuedOn: string;
    readonly numberText: string;
    readonly reason: string | null | undefined;
  }>;
  readonly " $fragmentType": "InvoiceCredits_invoice";
};
export type InvoiceCredits_invoice$key = {
  readonly " $data"?: InvoiceCredits_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceCredits_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceCredits_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "creditNotes",
      "plural": true,
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
          "name": "numberText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gross",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "a40dad7cdbf95a2c9e5a92ece07086d5";

export default node;
