/**
 * @generated SignedSource<<98bde79c592529bd0c3c74e1e02a7ad7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecideRenewalDialog_renewal$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly endDate: string;
  readonly subjectId: string;
  readonly title: string;
  readonly " $fragmentType": "DecideRenewalDialog_renewal";
};
export type DecideRenewalDialog_renewal$key = {
  readonly " $data"?: DecideRenewalDialog_renewal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecideRenewalDialog_renewal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecideRenewalDialog_renewal",
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
      "name": "endDate",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Renewal",
  "abstractKey": null
};

(node as any).hash = "7184d266d9e6b1c6bdf6c8adbf888244";

export default node;
