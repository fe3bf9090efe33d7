/**
 * @generated SignedSource<<f110ced220c42d7bff91c0f2655aa78b>>
 * @relayHash 99bcda97ad2c52dc455383f9234f1a31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40db2431a0bb97641fcf5dfdc5e55392004b38fc1276c45fd5d467243cb0bd7d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkAction = "AGREEMENT_ACTIVATE" | "COMPANY_CONTACT" | "COMPANY_ISSUE_INVOICES" | "INVOICE_MARK_PAID" | "INVOICE_REMIND" | "INVOICE_SEND" | "LICENSE_REQUEST_COMPLETE" | "LICENSE_REQUEST_STATUS" | "RENEWAL_ASSIGN" | "%future added value";
export type StartBulkRunInput = {
  action: BulkAction;
  filter?: Record<string, unknown> | null | undefined;
  fingerprint: string;
  ids?: ReadonlyArray<string> | null | undefined;
  options?: Record<string, unknown> | null | undefined;
  requestId: string;
};
export type BulkDialogMutation$variables = {
  input: StartBulkRunInput;
};
export type BulkDialogMutation$data = {
  readonly startBulkRun: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RunDialog_run">;
  };
};
export type BulkDialogMutation = {
  response: BulkDialogMutation$data;
  variables: BulkDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkRun",
        "kind": "LinkedField",
        "name": "startBulkRun",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RunDialog_run"
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
    "name": "BulkDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkRun",
        "kind": "LinkedField",
        "name": "startBulkRun",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "done",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "skipped",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "undone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kept",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkRunReason",
            "kind": "LinkedField",
            "name": "reasons",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "undoConsequence",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanCancel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanUndo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanRetry",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "40db2431a0bb97641fcf5dfdc5e55392004b38fc1276c45fd5d467243cb0bd7d",
    "metadata": {},
    "name": "BulkDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2dfcb11ba805ab5e39ac268d8e508cc9";

export default node;
