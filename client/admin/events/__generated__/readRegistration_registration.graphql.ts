/**
 * @generated SignedSource<<fb1b168f74a60c5bcae0eb1c81f1f896>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "OFFERED" | "REGISTERED" | "REQUESTED" | "WAITLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readRegistration_registration$data = {
  readonly company: string | null | undefined;
  readonly createdAt: string;
  readonly dietaryRestrictions: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly offerEndsAt: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly specialRequirements: string | null | undefined;
  readonly status: EventRegistrationStatus;
  readonly version: number;
  readonly waitingPosition: number | null | undefined;
  readonly " $fragmentType": "readRegistration_registration";
};
export type readRegistration_registration$key = {
  readonly " $data"?: readRegistration_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRegistration_registration">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRegistration_registration"
};

(node as any).hash = "8a127fc3aec3a621112f984a5c7943eb";

export default node;
