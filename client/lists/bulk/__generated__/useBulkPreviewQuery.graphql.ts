/**
 * @generated SignedSource<<bce3625487a2e3fe91a478522a25ca94>>
 * @relayHash 285aff31d76bc996e080368c0ee1a165
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37dcf4291aa02d6549ad5cd8787a76d0deab501190d05a23d24f605316eb60e6

import type { ConcreteRequest } from 'relay-runtime';
export type BulkAction = "AGREEMENT_ACTIVATE" | "COMPANY_CONTACT" | "COMPANY_ISSUE_INVOICES" | "INVOICE_MARK_PAID" | "INVOICE_REMIND" | "INVOICE_SEND" | "LICENSE_REQUEST_COMPLETE" | "LICENSE_REQUEST_STATUS" | "RENEWAL_ASSIGN" | "%future added value";
export type BulkRequestInput = {
  action: BulkAction;
  filter?: Record<string, unknown> | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  options?: Record<string, unknown> | null | undefined;
};
export type useBulkPreviewQuery$variables = {
  request: BulkRequestInput;
};
export type useBulkPreviewQuery$data = {
  readonly admin: {
    readonly bulkPreview: {
      readonly canUndo: boolean;
      readonly consequences: ReadonlyArray<string>;
      readonly fingerprint: string;
      readonly leftOut: ReadonlyArray<{
        readonly count: number;
        readonly reason: string;
      }>;
      readonly readyCount: number;
      readonly total: number;
    };
  };
};
export type useBulkPreviewQuery = {
  response: useBulkPreviewQuery$data;
  variables: useBulkPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "request"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "request",
      "variableName": "request"
    }
  ],
  "concreteType": "BulkPreview",
  "kind": "LinkedField",
  "name": "bulkPreview",
  "plural": false,
  "selections": [
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
      "name": "readyCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkReason",
      "kind": "LinkedField",
      "name": "leftOut",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
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
      "name": "consequences",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUndo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fingerprint",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBulkPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useBulkPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "37dcf4291aa02d6549ad5cd8787a76d0deab501190d05a23d24f605316eb60e6",
    "metadata": {},
    "name": "useBulkPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "deb08799a434ac3c230f29feb971c58e";

export default node;
