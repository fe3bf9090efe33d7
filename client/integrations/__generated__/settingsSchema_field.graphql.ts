/**
 * @generated SignedSource<<4d701bd8887989b78a8b3ba3fca19804>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SettingType = "BOOLEAN" | "NUMBER" | "OBJECT" | "STRING" | "boolean" | "number" | "object" | "string" | "%future added value";
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
  readonly valueType: SettingType;
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

(node as any).hash = "ae83c1a1037596fd3d16f6622a2e1e62";

export default node;
