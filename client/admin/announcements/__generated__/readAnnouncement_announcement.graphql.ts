/**
 * @generated SignedSource<<4b28cfeb0e9ca657539e360244cbed0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type NoticeSeverity = "INFO" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readAnnouncement_announcement$data = {
  readonly createdBy: string | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly id: string;
  readonly link: string | null | undefined;
  readonly severity: NoticeSeverity;
  readonly startsAt: string;
  readonly text: string;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "readAnnouncement_announcement";
};
export type readAnnouncement_announcement$key = {
  readonly " $data"?: readAnnouncement_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"readAnnouncement_announcement">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readAnnouncement_announcement"
};

(node as any).hash = "d940b646708b92b911298119279d8931";

export default node;
