/**
 * @generated SignedSource<<8d530ed547ac9024a1a2cf5a6a9a2f6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ZendeskConnection = "BROKEN" | "KEY" | "NONE" | "OAUTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConnectDialog_installation$data = {
  readonly connection: ZendeskConnection;
  readonly connectionSetup: {
    readonly hasSharedClient: boolean;
    readonly needsClient: boolean;
    readonly redirectUrl: string;
    readonly scopes: string;
  } | null | undefined;
  readonly id: string;
  readonly subdomain: string;
  readonly zendeskApiKeyLast4: string | null | undefined;
  readonly " $fragmentType": "ConnectDialog_installation";
};
export type ConnectDialog_installation$key = {
  readonly " $data"?: ConnectDialog_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectDialog_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConnectDialog_installation",
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
      "name": "subdomain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "connection",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zendeskApiKeyLast4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ZendeskConnectionSetup",
      "kind": "LinkedField",
      "name": "connectionSetup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasSharedClient",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsClient",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "redirectUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scopes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "e504717816142043730a857b9798bd6c";

export default node;
