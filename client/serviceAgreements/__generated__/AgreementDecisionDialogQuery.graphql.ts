/**
 * @generated SignedSource<<ae294ae61c145301705104c8fb786287>>
 * @relayHash 28b336132bbcc9cfe75d1e044928d55c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 911f44fadd43d301ee3e28ce3f91df5067ee6e2a0c176908774da10d697929be

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
    "id": "911f44fadd43d301ee3e28ce3f91df5067ee6e2a0c176908774da10d697929be",
    "metadata": {},
    "name": "AgreementDecisionDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "06d01544ecd5fc0c49556cb04d445865";

export default node;
