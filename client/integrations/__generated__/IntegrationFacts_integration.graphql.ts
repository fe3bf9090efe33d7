/**
 * @generated SignedSource<<57e7bf0bd334576ee5a479879f0463af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntegrationFacts_integration$data = {
  readonly connectedTo: string | null | undefined;
  readonly health: {
    readonly lastError: string | null | undefined;
    readonly lastErrorAt: string | null | undefined;
    readonly lastSuccessAt: string | null | undefined;
  };
  readonly " $fragmentType": "IntegrationFacts_integration";
};
export type IntegrationFacts_integration$key = {
  readonly " $data"?: IntegrationFacts_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationFacts_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IntegrationFacts_integration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "connectedTo",
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
          "name": "lastSuccessAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastErrorAt",
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
    }
  ],
  "type": "IntegrationInstance",
  "abstractKey": null
};

(node as any).hash = "668baecddf110f7e0cca73b89168889c";

export default node;
