/**
 * @generated SignedSource<<13bb972be18a188b942d4bd81d18525a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SettingType = "BOOLEAN" | "NUMBER" | "OBJECT" | "STRING" | "%future added value";
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
