/**
 * @generated SignedSource<<d84f2a1bedde8e8e0431e57ae3aecf31>>
 * @relayHash f66d9e1f3212611053d4d59d2bed22de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af3b3eb53ecf8483df94149da50a143cfb592bea21d1222d9b79758a4ac52f8e

import type { ConcreteRequest } from 'relay-runtime';
export type IntegrationObstacleCode = "API_KEY_REQUIRED" | "CONNECTION_REQUIRED" | "SERVICE_AGREEMENT_PAUSED" | "SERVICE_AGREEMENT_PENDING" | "SERVICE_AGREEMENT_REQUIRED" | "%future added value";
export type useFreshObstaclesQuery$variables = {
  id: string;
};
export type useFreshObstaclesQuery$data = {
  readonly node: {
    readonly integrations?: ReadonlyArray<{
      readonly id: string;
      readonly obstacle: {
        readonly code: IntegrationObstacleCode;
        readonly message: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type useFreshObstaclesQuery = {
  response: useFreshObstaclesQuery$data;
  variables: useFreshObstaclesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationInstance",
      "kind": "LinkedField",
      "name": "integrations",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFreshObstaclesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFreshObstaclesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "af3b3eb53ecf8483df94149da50a143cfb592bea21d1222d9b79758a4ac52f8e",
    "metadata": {},
    "name": "useFreshObstaclesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba7e9f8c9870b5899644bea1eb59aaff";

export default node;
