/**
 * @generated SignedSource<<aa50aeafe0053c82d5196aec42d68f71>>
 * @relayHash 448037fb96abb449875343b58aa63f25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 405891ae7b3f7366ab4ff8033012c03bbf87cddc46b0a71eedc82b75599c9870

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskCommentRuleKind = "MENTION" | "NONE" | "PREFIX" | "%future added value";
export type CommentRuleFormTestQuery$variables = Record<PropertyKey, never>;
export type CommentRuleFormTestQuery$data = {
  readonly admin: {
    readonly taskCommentRule: {
      readonly " $fragmentSpreads": FragmentRefs<"CommentRuleForm_rule">;
    };
  };
};
export type CommentRuleFormTestQuery$rawResponse = {
  readonly admin: {
    readonly id: string;
    readonly taskCommentRule: {
      readonly id: string;
      readonly kind: TaskCommentRuleKind;
      readonly marker: string;
      readonly markerName: string | null | undefined;
      readonly setBy: string | null | undefined;
      readonly since: string | null | undefined;
    };
  };
};
export type CommentRuleFormTestQuery = {
  rawResponse: CommentRuleFormTestQuery$rawResponse;
  response: CommentRuleFormTestQuery$data;
  variables: CommentRuleFormTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CommentRuleFormTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TaskCommentRuleType",
            "kind": "LinkedField",
            "name": "taskCommentRule",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CommentRuleForm_rule"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CommentRuleFormTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TaskCommentRuleType",
            "kind": "LinkedField",
            "name": "taskCommentRule",
            "plural": false,
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
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "405891ae7b3f7366ab4ff8033012c03bbf87cddc46b0a71eedc82b75599c9870",
    "metadata": {},
    "name": "CommentRuleFormTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "285e6edec92cb12664408dfc7cee3a99";

export default node;
