/**
 * @generated SignedSource<<6808ba8d585f53c4018f1aa0331ba6e2>>
 * @relayHash 8a0cb4e48ee9c6b96161aefcc5ee0176
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e25ab5af722e42acd988846ece668f1ca88ec906b539f121a14e760af600e683

import type { ConcreteRequest } from 'relay-runtime';
export type IntegrationObstacleCode = "API_KEY_REQUIRED" | "CONNECTION_REQUIRED" | "SERVICE_AGREEMENT_PAUSED" | "SERVICE_AGREEMENT_PENDING" | "SERVICE_AGREEMENT_REQUIRED" | "%future added value";
export type useAgreementCheckQuery$variables = {
  id: string;
};
export type useAgreementCheckQuery$data = {
  readonly node: {
    readonly integration: {
      readonly obstacle: {
        readonly code: IntegrationObstacleCode;
        readonly message: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useAgreementCheckQuery = {
  response: useAgreementCheckQuery$data;
  variables: useAgreementCheckQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
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
  "type": "IntegrationInstance",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAgreementCheckQuery",
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
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "integration"
          }
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
    "name": "useAgreementCheckQuery",
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
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e25ab5af722e42acd988846ece668f1ca88ec906b539f121a14e760af600e683",
    "metadata": {},
    "name": "useAgreementCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ed2118dfba16efe537f2bef2ab685e3";

export default node;
