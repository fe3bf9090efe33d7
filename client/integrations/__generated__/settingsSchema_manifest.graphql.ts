/**
 * @generated SignedSource<<13cbddce310708efafb7ce9448487efe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SettingType = "boolean" | "number" | "object" | "string" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type settingsSchema_manifest$data = {
  readonly settingsSchema: {
    readonly description: string | null | undefined;
    readonly format: string | null | undefined;
    readonly isRequired: boolean;
    readonly isSecret: boolean;
    readonly maximum: number | null | undefined;
    readonly minimum: number | null | undefined;
    readonly name: string;
    readonly properties: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly format: string | null | undefined;
      readonly isRequired: boolean;
      readonly isSecret: boolean;
      readonly maximum: number | null | undefined;
      readonly minimum: number | null | undefined;
      readonly name: string;
      readonly properties: ReadonlyArray<{
        readonly description: string | null | undefined;
        readonly format: string | null | undefined;
        readonly isRequired: boolean;
        readonly isSecret: boolean;
        readonly maximum: number | null | undefined;
        readonly minimum: number | null | undefined;
        readonly name: string;
        readonly properties: ReadonlyArray<{
          readonly description: string | null | undefined;
          readonly format: string | null | undefined;
          readonly isRequired: boolean;
          readonly isSecret: boolean;
          readonly maximum: number | null | undefined;
          readonly minimum: number | null | undefined;
          readonly name: string;
          readonly properties: ReadonlyArray<{
            readonly description: string | null | undefined;
            readonly format: string | null | undefined;
            readonly isRequired: boolean;
            readonly isSecret: boolean;
            readonly maximum: number | null | undefined;
            readonly minimum: number | null | undefined;
            readonly name: string;
            readonly title: string;
            readonly type: SettingType;
          }>;
          readonly title: string;
          readonly type: SettingType;
        }>;
        readonly title: string;
        readonly type: SettingType;
      }>;
      readonly title: string;
      readonly type: SettingType;
    }>;
    readonly title: string;
    readonly type: SettingType;
  };
  readonly " $fragmentType": "settingsSchema_manifest";
};
export type settingsSchema_manifest$key = {
  readonly " $data"?: settingsSchema_manifest$data;
  readonly " $fragmentSpreads": FragmentRefs<"settingsSchema_manifest">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "settingsSchema_manifest"
};

(node as any).hash = "bbad4ce65aa3d7e7364e5bfcae980034";

export default node;
