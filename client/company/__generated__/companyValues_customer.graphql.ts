/**
 * @generated SignedSource<<504cbf106577298b64d7614df8ff4c27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type companyValues_customer$data = {
  readonly billingEmail: string;
  readonly city: string;
  readonly contactPerson: string;
  readonly eanNumber: string | null | undefined;
  readonly name: string;
  readonly phoneNumber: string;
  readonly poNumber: string | null | undefined;
  readonly street: string;
  readonly vatNumber: string;
  readonly zip: string;
  readonly " $fragmentType": "companyValues_customer";
};
export type companyValues_customer$key = {
  readonly " $data"?: companyValues_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"companyValues_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "companyValues_customer"
};

(node as any).hash = "227ec2206a766b18ab89377021adbab0";

export default node;
