/**
 * @generated SignedSource<<74141951713ebddd2831ddce2be383fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAdminCounts_counts$data = {
  readonly companies: number;
  readonly inboxItems: number;
  readonly newCompanies: number;
  readonly overdueInvoices: number;
  readonly overusedInstallations: number;
  readonly pendingLicenseRequests: number;
  readonly pendingServiceAgreements: number;
  readonly unbilledSeats: number;
  readonly upcomingEvents: number;
  readonly urgentRenewals: number;
  readonly waitingErasures: number;
  readonly " $fragmentType": "useAdminCounts_counts";
};
export type useAdminCounts_counts$key = {
  readonly " $data"?: useAdminCounts_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAdminCounts_counts">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAdminCounts_counts"
};

(node as any).hash = "7bec3f9521e13e657144e839f2741a2e";

export default node;
