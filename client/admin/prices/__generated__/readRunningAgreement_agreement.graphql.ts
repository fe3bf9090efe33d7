/**
 * @generated SignedSource<<b09c9c82631eea0a1e27fe7afe7da9be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RegulationState = "AGREED_PRICE" | "DECIDED" | "EARLIER_TERMS" | "LEFT_OUT" | "NOTIFIED" | "REGULABLE" | "TOO_LATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readRunningAgreement_agreement$data = {
  readonly agreement: {
    readonly department: {
      readonly customer: {
        readonly id: string;
        readonly name: string;
      };
      readonly name: string;
    };
    readonly id: string;
  };
  readonly id: string;
  readonly regulationId: string | null | undefined;
  readonly renewsOn: string;
  readonly seats: number;
  readonly state: RegulationState;
  readonly yearAtRenewal: number;
  readonly yearNow: number;
  readonly " $fragmentType": "readRunningAgreement_agreement";
};
export type readRunningAgreement_agreement$key = {
  readonly " $data"?: readRunningAgreement_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRunningAgreement_agreement">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRunningAgreement_agreement"
};

(node as any).hash = "e7d4e8db000f35298517690683f3c0dc";

export default node;
