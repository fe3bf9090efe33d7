/**
 * @generated SignedSource<<e4b000078da8c643b9e3a76786509286>>
 * @relayHash 0b4e559e0cbb4bf4c35d5774237d05c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7afa75a03ec2ca2736872791714978597a1c5c74d1569b1b46486f41285c7b36

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgreementDecisionDialogQuery$variables = {
  id: string;
};
export type AgreementDecisionDialogQuery$data = {
  readonly node: {
    readonly agreement?: {
      readonly " $fragmentSpreads": FragmentRefs<"AgreementDecisionDialog_agreement">;
    } | null | undefined;
  } | null | undefined;
};
export type AgreementDecisionDialogQuery = {
  response: AgreementDecisionDialogQuery$data;
  variables: AgreementDecisionDialogQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AgreementDecisionDialogQuery",
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
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AgreementDecisionDialog_agreement"
                    }
                  ],
                  "type": "ServiceAgreement",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "agreement"
              }
            ],
            "type": "ServiceAgreement",
            "abstractKey": null
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
    "name": "AgreementDecisionDialogQuery",
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
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "duration",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "noticeDeadline",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentInterval",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nextPeriodStart",
                "storageKey": null
              },
              {
                "alias": "monthly",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "interval",
                    "value": "MONTHLY"
                  }
                ],
                "kind": "ScalarField",
                "name": "nextPeriodPrice",
                "storageKey": "nextPeriodPrice(interval:\"MONTHLY\")"
              },
              {
                "alias": "yearly",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "interval",
                    "value": "YEARLY"
                  }
                ],
                "kind": "ScalarField",
                "name": "nextPeriodPrice",
                "storageKey": "nextPeriodPrice(interval:\"YEARLY\")"
              },
              {
                "alias": "renewalMonth",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "months",
                    "value": 1
                  }
                ],
                "kind": "ScalarField",
                "name": "renewalPeriodPrice",
                "storageKey": "renewalPeriodPrice(months:1)"
              },
              {
                "alias": "renewalYear",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "months",
                    "value": 12
                  }
                ],
                "kind": "ScalarField",
                "name": "renewalPeriodPrice",
                "storageKey": "renewalPeriodPrice(months:12)"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RenewalRegulation",
                "kind": "LinkedField",
                "name": "renewalRegulation",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "percent",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Department",
                "kind": "LinkedField",
                "name": "department",
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
                    "name": "activeLicenseCount",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ServiceAgreement",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7afa75a03ec2ca2736872791714978597a1c5c74d1569b1b46486f41285c7b36",
    "metadata": {},
    "name": "AgreementDecisionDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "06d01544ecd5fc0c49556cb04d445865";

export default node;
