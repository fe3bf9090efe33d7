/**
 * @generated SignedSource<<5d778c617e208202012baa7c6ea1328c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SearchKind = "CLIP_CARD" | "COMPANY" | "DEPARTMENT" | "EVENT" | "INSTALLATION" | "INVOICE" | "LICENSE" | "LICENSE_REQUEST" | "SERVICE_AGREEMENT" | "TASK" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type hit_hit$data = {
  readonly customer: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly department: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly details: string | null | undefined;
  readonly installation: {
    readonly id: string;
    readonly subdomain: string;
  } | null | undefined;
  readonly kind: SearchKind;
  readonly objectId: string;
  readonly title: string;
  readonly " $fragmentType": "hit_hit";
};
export type hit_hit$key = {
  readonly " $data"?: hit_hit$data;
  readonly " $fragmentSpreads": FragmentRefs<"hit_hit">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hit_hit"
};

(node as any).hash = "6bb41d657da2d3e1e858bb3bc0db05f3";

export default node;
