/**
 * @generated SignedSource<<ea5ae7253df3afd067fc0dafd247ba40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmOneSeat_registration$data = {
  readonly company: string | null | undefined;
  readonly dietaryRestrictions: string | null | undefined;
  readonly email: string;
  readonly event: {
    readonly capacity: number | null | undefined;
    readonly date: string;
    readonly registrationCount: number;
    readonly title: string;
  };
  readonly id: string;
  readonly name: string;
  readonly price: number | null | undefined;
  readonly specialRequirements: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "ConfirmOneSeat_registration";
};
export type ConfirmOneSeat_registration$key = {
  readonly " $data"?: ConfirmOneSeat_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmOneSeat_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmOneSeat_registration",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
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
      "name": "dietaryRestrictions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialRequirements",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "event",
      "plural": false,
      "selections": [
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
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capacity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registrationCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventRegistration",
  "abstractKey": null
};

(node as any).hash = "fddc60247e86404c7f574f5853304ae6";

export default node;
