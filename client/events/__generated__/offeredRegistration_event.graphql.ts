/**
 * @generated SignedSource<<587456b0deed9b24bc3282a3c1b80450>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "OFFERED" | "REGISTERED" | "REQUESTED" | "WAITLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type offeredRegistration_event$data = {
  readonly viewerRegistration: {
    readonly company: string | null | undefined;
    readonly dietaryRestrictions: string | null | undefined;
    readonly email: string;
    readonly name: string;
    readonly phone: string | null | undefined;
    readonly price: number | null | undefined;
    readonly specialRequirements: string | null | undefined;
    readonly status: EventRegistrationStatus;
  } | null | undefined;
  readonly " $fragmentType": "offeredRegistration_event";
};
export type offeredRegistration_event$key = {
  readonly " $data"?: offeredRegistration_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"offeredRegistration_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "offeredRegistration_event"
};

(node as any).hash = "acd5ec76b16f33710f799f985f992fd5";

export default node;
