/**
 * @generated SignedSource<<4b64aebdb3733f2d6462efd9184c0401>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "settingsSchema_field",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSecret",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maximum",
      "storageKey": null
    }
  ],
  "type": "SettingField",
  "abstractKey": null
};

(node as any).hash = "ea0acb2975c8b7c6342d8adf75d7f543";

export default node;
