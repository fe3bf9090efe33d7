/**
 * @generated SignedSource<<ccdc685c3ad664b0b6de8542fcc74129>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type settingsSchema_manifest$data = {
  readonly settingsSchema: {
    readonly properties: ReadonlyArray<{
      readonly properties: ReadonlyArray<{
        readonly properties: ReadonlyArray<{
          readonly properties: ReadonlyArray<{
            readonly " $fragmentSpreads": FragmentRefs<"settingsSchema_field">;
          }>;
          readonly " $fragmentSpreads": FragmentRefs<"settingsSchema_field">;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"settingsSchema_field">;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"settingsSchema_field">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"settingsSchema_field">;
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

(node as any).hash = "2caead122f5501215b722e2c93f0b025";

export default node;
