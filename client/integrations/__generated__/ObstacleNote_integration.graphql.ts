/**
 * @generated SignedSource<<4ab2fcbf1032d626042f9b36f1a67a54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IntegrationObstacleCode = "API_KEY_REQUIRED" | "CONNECTION_REQUIRED" | "SERVICE_AGREEMENT_PAUSED" | "SERVICE_AGREEMENT_PENDING" | "SERVICE_AGREEMENT_REQUIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ObstacleNote_integration$data = {
  readonly health: {
    readonly lastError: string | null | undefined;
    readonly needsReconnect: boolean;
  };
  readonly isEnabled: boolean;
  readonly manifest: {
    readonly name: string;
  };
  readonly obstacle: {
    readonly code: IntegrationObstacleCode;
    readonly message: string;
  } | null | undefined;
  readonly " $fragmentType": "ObstacleNote_integration";
};
export type ObstacleNote_integration$key = {
  readonly " $data"?: ObstacleNote_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"ObstacleNote_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ObstacleNote_integration",
  "selections": [
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
      "concreteType": "IntegrationObstacle",
      "kind": "LinkedField",
      "name": "obstacle",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
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
          "name": "needsReconnect",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastError",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IntegrationInstance",
  "abstractKey": null
};

(node as any).hash = "8d9445201eb96cbc97e9a5a5bd2cea61";

export default node;
