/**
 * @generated SignedSource<<94692f393d2753966e597693a0254d02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "REGISTERED" | "WAITLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationsDialog_registration$data = {
  readonly company: string | null | undefined;
  readonly createdAt: string;
  readonly dietaryRestrictions: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly specialRequirements: string | null | undefined;
  readonly status: EventRegistrationStatus;
  readonly version: number;
  readonly " $fragmentType": "RegistrationsDialog_registration";
};
export type RegistrationsDialog_registration$key = {
  readonly " $data"?: RegistrationsDialog_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationsDialog_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationsDialog_registration",
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
      "name": "status",
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
      "name": "phone",
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "EventRegistration",
  "abstractKey": null
};

(node as any).hash = "f5d46d442ae9e36dedb8cadeeb87e04d";

export default node;
