/**
 * @generated SignedSource<<d53a1310630c6451d8713aaa51c8ef65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SettingType = "boolean" | "number" | "object" | "string" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type settingsSchema_field$data = {
  readonly description: string | null | undefined;
  readonly format: string | null | undefined;
  readonly isRequired: boolean;
  readonly isSecret: boolean;
  readonly maximum: number | null | undefined;
  readonly minimum: number | null | undefined;
  readonly name: string;
  readonly title: string;
  readonly type: SettingType;
  readonly " $fragmentType": "settingsSchema_field";
};
export type settingsSchema_field$key = {
  readonly " $data"?: settingsSchema_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"settingsSchema_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "settingsSchema_field"
};

(node as any).hash = "e5ad9666aebd5db77d248ca0864cc155";

export default node;
