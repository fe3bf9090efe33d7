/**
 * @generated SignedSource<<e3d8d2014a53caaa9929e4d919d27b4b>>
 * @relayHash 931904ad6a925ff002297275de559b6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f2357ba830aba5eaeca50ed53546484c66e807f0b84d6c14cd5c02504bbbaeb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type AgreementDecisionDialogIntervalMutation$variables = {
  id: string;
  interval: Interval;
};
export type AgreementDecisionDialogIntervalMutation$data = {
  readonly changePaymentInterval: {
    readonly edge: {
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"AgreementCard_agreement" | "AgreementDecisionDialog_agreement">;
      };
    } | null | undefined;
  };
};
export type AgreementDecisionDialogIntervalMutation = {
  response: AgreementDecisionDialogIntervalMutation$data;
  variables: AgreementDecisionDialogIntervalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "interval"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "agreementId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "interval",
    "variableName": "interval"
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
    "name": "AgreementDecisionDialogIntervalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ServiceAgreementChange",
        "kind": "LinkedField",
        "name": "changePaymentInterval",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ServiceAgreementEdge",
            "kind": "LinkedField",
            "name": "edge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ServiceAgreement",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AgreementCard_agreement"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AgreementDecisionDialog_agreement"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "name": "AgreementDecisionDialogIntervalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ServiceAgreementChange",
        "kind": "LinkedField",
        "name": "changePaymentInterval",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ServiceAgreementEdge",
            "kind": "LinkedField",
            "name": "edge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ServiceAgreement",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pausedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startDate",
                    "storageKey": null
                  },
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
                    "name": "paymentInterval",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "licenseCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "licensePrice",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "yearlyDiscountPercent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "workMinutes",
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
                        "name": "contactPerson",
                        "storageKey": null
                      },
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "activeLicenseCount",
                        "storageKey": null
                      }
                    ],
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
                    "name": "viewerCanDecide",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RenewalDecision",
                    "kind": "LinkedField",
                    "name": "renewalDecision",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "outcome",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "decidedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "decidedBy",
                        "storageKey": null
                      }
                    ],
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
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8f2357ba830aba5eaeca50ed53546484c66e807f0b84d6c14cd5c02504bbbaeb",
    "metadata": {},
    "name": "AgreementDecisionDialogIntervalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "40bee9eebd18c9b57b16fd5084559f7b";

export default node;
