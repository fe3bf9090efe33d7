/**
 * @generated SignedSource<<2df7312f242bece192303312d1025190>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationComment_comment$data = {
  readonly authorName: string;
  readonly editableUntil: string | null | undefined;
  readonly editedAt: string | null | undefined;
  readonly id: string;
  readonly isFromReseller: boolean;
  readonly isOwn: boolean;
  readonly isRequestForChanges: boolean;
  readonly isSent: boolean;
  readonly mentioned: ReadonlyArray<string>;
  readonly text: string;
  readonly writtenAt: string;
  readonly " $fragmentType": "ConversationComment_comment";
};
export type ConversationComment_comment$key = {
  readonly " $data"?: ConversationComment_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationComment_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationComment_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFromReseller",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRequestForChanges",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentioned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writtenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editableUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSent",
      "storageKey": null
    }
  ],
  "type": "TaskComment",
  "abstractKey": null
};

(node as any).hash = "6d9af7ba7840f399a13d4a09a69f5e20";

export default node;
