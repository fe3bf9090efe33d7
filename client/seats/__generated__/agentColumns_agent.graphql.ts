/**
 * @generated SignedSource<<438e191dae43b1436942b1f73a38464f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AgentRole = "ADMIN" | "AGENT" | "CONTRIBUTOR" | "LIGHT_AGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type agentColumns_agent$data = {
  readonly createdAt: string | null | undefined;
  readonly id: string;
  readonly isSuspended: boolean;
  readonly lastSignInAt: string | null | undefined;
  readonly leftOn: string | null | undefined;
  readonly name: string;
  readonly role: AgentRole;
  readonly roleName: string | null | undefined;
  readonly " $fragmentType": "agentColumns_agent";
};
export type agentColumns_agent$key = {
  readonly " $data"?: agentColumns_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"agentColumns_agent">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "agentColumns_agent"
};

(node as any).hash = "bb41e2804251a0bd2d955357ca72199c";

export default node;
