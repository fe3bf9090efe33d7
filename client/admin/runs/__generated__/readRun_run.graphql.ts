/**
 * @generated SignedSource<<b5b721dfa5917a3c09629477faf64639>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BulkAction = "AGREEMENT_ACTIVATE" | "COMPANY_CONTACT" | "COMPANY_ISSUE_INVOICES" | "INVOICE_MARK_PAID" | "INVOICE_REMIND" | "INVOICE_SEND" | "LICENSE_REQUEST_COMPLETE" | "LICENSE_REQUEST_STATUS" | "RENEWAL_ASSIGN" | "%future added value";
export type BulkRunState = "FINISHED" | "RUNNING" | "STOPPED" | "UNDOING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readRun_run$data = {
  readonly action: BulkAction;
  readonly authorName: string;
  readonly createdAt: string;
  readonly detail: string | null | undefined;
  readonly done: number;
  readonly failed: number;
  readonly id: string;
  readonly kept: number;
  readonly skipped: number;
  readonly state: BulkRunState;
  readonly total: number;
  readonly undone: number;
  readonly " $fragmentType": "readRun_run";
};
export type readRun_run$key = {
  readonly " $data"?: readRun_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRun_run">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRun_run"
};

(node as any).hash = "452bcac9fbab52891e7e8bbb7edb553d";

export default node;
