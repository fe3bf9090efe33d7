/**
 * @generated SignedSource<<5330dba6555e89b7a4e7d4f7cdd86f50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
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

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "RegistrationsDialog_registration"
};

(node as any).hash = "5695f64ab7c90e9da740bdf717fe965a";

export default node;
