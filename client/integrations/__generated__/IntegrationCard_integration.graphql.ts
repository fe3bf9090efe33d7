/**
 * @generated SignedSource<<7100c4d6c1862e4ae6e3b5044dc64248>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IntegrationBillingType = "FREE" | "METERED" | "MONTHLY" | "MONTHLY_PER_AGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IntegrationCard_integration$data = {
  readonly health: {
    readonly isFailing: boolean;
    readonly needsReconnect: boolean;
  };
  readonly id: string;
  readonly isConnected: boolean;
  readonly isEnabled: boolean;
  readonly manifest: {
    readonly billing: {
      readonly price: number | null | undefined;
      readonly pricePerAgent: number | null | undefined;
      readonly pricePerRequest: number | null | undefined;
      readonly type: IntegrationBillingType;
    };
    readonly description: string;
    readonly icon: string;
    readonly longDescription: string;
    readonly name: string;
    readonly requiresApiKey: boolean;
    readonly requiresOAuth: boolean;
    readonly requiresServiceAgreement: boolean;
    readonly requiresZendeskApi: boolean;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationActions_integration" | "IntegrationFacts_integration" | "ObstacleNote_integration" | "WebhookNotes_integration">;
  readonly " $fragmentType": "IntegrationCard_integration";
};
export type IntegrationCard_integration$key = {
  readonly " $data"?: IntegrationCard_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationCard_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IntegrationCard_integration",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isConnected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationHealth",
      "kind": "LinkedField",
      "name": "health",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFailing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsReconnect",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationManifest",
      "kind": "LinkedField",
      "name": "manifest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longDescription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "icon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiresOAuth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiresApiKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiresZendeskApi",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiresServiceAgreement",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "IntegrationBilling",
          "kind": "LinkedField",
          "name": "billing",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pricePerRequest",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pricePerAgent",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IntegrationActions_integration"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IntegrationFacts_integration"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ObstacleNote_integration"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookNotes_integration"
    }
  ],
  "type": "IntegrationInstance",
  "abstractKey": null
};

(node as any).hash = "5f468973c63e0c9827612844a5b4d55a";

export default node;
