/**
 * @generated SignedSource<<d6d9625626dbc3716ecd850ead5d6cbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AdminList = "AUDIT_LOG" | "CLIP_CARDS" | "COMPANIES" | "EVENTS" | "INVOICES" | "LICENSE_REQUESTS" | "RENEWALS" | "SEATS" | "SERVICE_AGREEMENTS" | "UNBILLED_SEATS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type loadSettings_settings$data = {
  readonly columns: ReadonlyArray<{
    readonly id: string;
    readonly isHidden: boolean;
    readonly width: number | null | undefined;
  }>;
  readonly defaultViewId: string | null | undefined;
  readonly id: string;
  readonly list: AdminList;
  readonly views: ReadonlyArray<{
    readonly columns: ReadonlyArray<{
      readonly id: string;
      readonly isHidden: boolean;
      readonly width: number | null | undefined;
    }>;
    readonly id: string;
    readonly isOwn: boolean;
    readonly isShared: boolean;
    readonly name: string;
    readonly ownerName: string;
    readonly parameters: string;
    readonly version: number;
  }>;
  readonly " $fragmentType": "loadSettings_settings";
};
export type loadSettings_settings$key = {
  readonly " $data"?: loadSettings_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"loadSettings_settings">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "loadSettings_settings"
};

(node as any).hash = "0384eb22cc6de6aa799328e6827c9a87";

export default node;
