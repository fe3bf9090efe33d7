/**
 * @generated SignedSource<<7674b475af8acab0467f507f57dd1a4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaskCommentRuleKind = "MENTION" | "NONE" | "PREFIX" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommentRuleForm_rule$data = {
  readonly kind: TaskCommentRuleKind;
  readonly marker: string;
  readonly markerName: string | null | undefined;
  readonly setBy: string | null | undefined;
  readonly since: string | null | undefined;
  readonly " $fragmentType": "CommentRuleForm_rule";
};
export type CommentRuleForm_rule$key = {
  readonly " $data"?: CommentRuleForm_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentRuleForm_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentRuleForm_rule",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marker",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "markerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "setBy",
      "storageKey": null
    }
  ],
  "type": "TaskCommentRuleType",
  "abstractKey": null
};

(node as any).hash = "224a803a34109e561e96d5bdecaa2731";

export default node;
