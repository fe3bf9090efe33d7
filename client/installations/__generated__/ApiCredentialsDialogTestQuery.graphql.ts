/**
 * @generated SignedSource<<429d7438ce063a97370bb2fca69280b4>>
 * @relayHash 3aacbf1f1eade96ea4787066c2fe2461
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a8780aa4bb33f751d13b376a28fb21640dc9431c4e3cb7885be63009ec2e603

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApiCredentialsDialogTestQuery$variables = Record<PropertyKey, never>;
export type ApiCredentialsDialogTestQuery$data = {
  readonly node: {
    readonly installation: {
      readonly " $fragmentSpreads": FragmentRefs<"ApiCredentialsDialog_installation">;
    } | null | undefined;
  } | null | undefined;
};
export type ApiCredentialsDialogTestQuery$rawResponse = {
  readonly node: {
    readonly __typename: "Installation";
    readonly id: string;
    readonly subdomain: string;
    readonly zendeskApiEmail: string | null | undefined;
    readonly zendeskApiKeyLast4: string | null | undefined;
  } | {
    readonly __typename: string;
    readonly id: string;
  } | null | undefined;
};
export type ApiCredentialsDialogTestQuery = {
  rawResponse: ApiCredentialsDialogTestQuery$rawResponse;
  response: ApiCredentialsDialogTestQuery$data;
  variables: ApiCredentialsDialogTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "zi_1"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ApiCredentialsDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ApiCredentialsDialog_installation"
                }
              ],
              "type": "Installation",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "installation"
          }
        ],
        "storageKey": "node(id:\"zi_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ApiCredentialsDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
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
                "name": "zendeskApiEmail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "zendeskApiKeyLast4",
                "storageKey": null
              }
            ],
            "type": "Installation",
            "abstractKey": null
          }
        ],
        "storageKey": "node(id:\"zi_1\")"
      }
    ]
  },
  "params": {
    "id": "8a8780aa4bb33f751d13b376a28fb21640dc9431c4e3cb7885be63009ec2e603",
    "metadata": {},
    "name": "ApiCredentialsDialogTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0583059b1bf618eed29188af8da75d10";

export default node;
