/**
 * @generated SignedSource<<675e07e41e342f35ab199f8bdac6bf78>>
 * @relayHash d1d3712285709eda3696707d4a03051a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e5e27baf426708c195d2b952e6b9c0e16c4a46449b16c68620275519b880aa7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskCommentRuleKind = "MENTION" | "NONE" | "PREFIX" | "%future added value";
export type CommentRuleFormMutation$variables = {
  kind: TaskCommentRuleKind;
  marker?: string | null | undefined;
};
export type CommentRuleFormMutation$data = {
  readonly changeTaskCommentRule: {
    readonly " $fragmentSpreads": FragmentRefs<"CommentRuleForm_rule">;
  };
};
export type CommentRuleFormMutation = {
  response: CommentRuleFormMutation$data;
  variables: CommentRuleFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "marker"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "kind",
    "variableName": "kind"
  },
  {
    "kind": "Variable",
    "name": "marker",
    "variableName": "marker"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CommentRuleFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TaskCommentRuleType",
        "kind": "LinkedField",
        "name": "changeTaskCommentRule",
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CommentRuleFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TaskCommentRuleType",
        "kind": "LinkedField",
        "name": "changeTaskCommentRule",
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
    "id": "1e5e27baf426708c195d2b952e6b9c0e16c4a46449b16c68620275519b880aa7",
    "metadata": {},
    "name": "CommentRuleFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "127d308ac758fa2caacdf1428e44ede5";

export default node;
