/**
 * @generated SignedSource<<7ecb1d232e74b8fffd421d636cae721f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanySeatFigures_customer$data = {
  readonly seats: {
    readonly bought: number;
    readonly free: number;
    readonly freeInstallations: number;
    readonly inUse: number;
    readonly over: number;
    readonly overInstallations: number;
    readonly readAt: string;
    readonly readInstallations: number;
  } | null | undefined;
  readonly " $fragmentType": "CompanySeatFigures_customer";
};
export type CompanySeatFigures_customer$key = {
  readonly " $data"?: CompanySeatFigures_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanySeatFigures_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanySeatFigures_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanySeats",
      "kind": "LinkedField",
      "name": "seats",
      "plural": false,
      "selections": [
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
          "name": "free",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "over",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readInstallations",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overInstallations",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freeInstallations",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "23857c2de46099b7700da8c54bb0d7bc";

export default node;
