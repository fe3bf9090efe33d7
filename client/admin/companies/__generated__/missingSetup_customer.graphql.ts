/**
 * @generated SignedSource<<5500fa698f0de86155a090b944ad3bd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type missingSetup_customer$data = {
  readonly clickUpFolderId: string | null | undefined;
  readonly clickUpFolderName: string | null | undefined;
  readonly dineroContactId: string | null | undefined;
  readonly dineroContactName: string | null | undefined;
  readonly pointOfContact: {
    readonly avatar: string | null | undefined;
    readonly id: string;
    readonly isActive: boolean;
    readonly name: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "missingSetup_customer";
};
export type missingSetup_customer$key = {
  readonly " $data"?: missingSetup_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"missingSetup_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "missingSetup_customer"
};

(node as any).hash = "1d9e62d96d0dde88e14e3e66a4dd0ae6";

export default node;
