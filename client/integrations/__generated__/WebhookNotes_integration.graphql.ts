/**
 * @generated SignedSource<<66e469bb73877e9f232ca5010f851989>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookFormat = "LEGACY" | "STANDARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookNotes_integration$data = {
  readonly previousSecretEndsAt: string | null | undefined;
  readonly version: number;
  readonly webhookFormat: WebhookFormat | null | undefined;
  readonly " $fragmentType": "WebhookNotes_integration";
};
export type WebhookNotes_integration$key = {
  readonly " $data"?: WebhookNotes_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookNotes_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookNotes_integration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webhookFormat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousSecretEndsAt",
      "storageKey": null
    }
  ],
  "type": "IntegrationInstance",
  "abstractKey": null
};

(node as any).hash = "0275bb2fc3f8a65caf3f9442bf6c8305";

export default node;
