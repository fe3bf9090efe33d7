/**
 * @generated SignedSource<<ab4d69b1feaba6275f18747d390f742c>>
 * @relayHash 9992d3a6b0dd75c0f66222178783d199
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0027fcb1ca00a424e4c8c28b8a9b1ac047e5b0cdf2e2be611fe14e9adb688c52

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditAction = "ACCESS_APPROVED" | "ACCESS_DECLINED" | "ACCESS_REQUESTED" | "ACCOUNT_CLOSED" | "ADMIN_CHANGE" | "API_TOKEN_ISSUED" | "API_TOKEN_REVOKED" | "API_TOKEN_USED" | "BULK_READ" | "COMPANY_REGISTERED" | "DOMAIN_ADDED" | "DOMAIN_CONFIRMED" | "DOMAIN_REMOVED" | "EMAIL_CHANGED" | "EMAIL_CHANGE_CANCELLED" | "EMAIL_CHANGE_REQUESTED" | "EMAIL_CONFIRMED" | "ERASURE_CONFIRMED" | "ERASURE_DECLINED" | "ERASURE_REQUESTED" | "ERASURE_WITHDRAWN" | "EXPORTED" | "IDENTITY_CONNECTED" | "IDENTITY_REMOVED" | "IMPERSONATED_CHANGE" | "IMPERSONATION_STARTED" | "IMPERSONATION_STOPPED" | "INVITATION_ACCEPTED" | "INVITATION_REVOKED" | "LOG_PRUNED" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "PASSWORD_RESET_REQUESTED" | "PERSONAL_DATA_DOWNLOADED" | "PERSONAL_DATA_REQUESTED" | "PERSON_DATA_ERASED" | "PERSON_ERASED" | "PRICES_PLANNED" | "PRICES_WITHDRAWN" | "RECOVERY_CODES_RENEWED" | "RECOVERY_CODE_USED" | "SECOND_FACTOR_ADDED" | "SECOND_FACTOR_FAILED" | "SECOND_FACTOR_REMOVED" | "SECURITY_RULES_CHANGED" | "SESSION_ENDED" | "SIGNED_IN" | "SIGNED_OUT" | "SIGN_IN_BLOCKED" | "SIGN_IN_FAILED" | "USER_CREATED" | "USER_DEACTIVATED" | "USER_DELETED" | "USER_INVITED" | "USER_JOINED" | "USER_REACTIVATED" | "USER_ROLE_CHANGED" | "USER_UPDATED" | "%future added value";
export type CompanyAuditScreenQuery$variables = {
  action?: AuditAction | null | undefined;
  from?: string | null | undefined;
  person?: string | null | undefined;
  to?: string | null | undefined;
};
export type CompanyAuditScreenQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly isReadable: {
        readonly totalCount: number;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CompanyAuditTable_customer">;
    } | null | undefined;
  };
};
export type CompanyAuditScreenQuery = {
  response: CompanyAuditScreenQuery$data;
  variables: CompanyAuditScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "action"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "person"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": "isReadable",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "AuditEntryConnection",
  "kind": "LinkedField",
  "name": "auditLog",
  "plural": false,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": "auditLog(first:1)"
},
v6 = {
  "kind": "Variable",
  "name": "action",
  "variableName": "action"
},
v7 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v8 = {
  "kind": "Variable",
  "name": "person",
  "variableName": "person"
},
v9 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v10 = [
  (v6/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CompanyAuditScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "args": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "CompanyAuditTable_customer"
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CompanyAuditScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "AuditEntryConnection",
                "kind": "LinkedField",
                "name": "auditLog",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuditEntryEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AuditEntry",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "createdAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "action",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "actorKind",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "actorId",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "actorName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "actorEmail",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "address",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "actedAsId",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "actedAsName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "targetId",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "targetName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "targetEmail",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "customerId",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "companyName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "detail",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "quantity",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__typename",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endCursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "filters": [
                  "person",
                  "action",
                  "from",
                  "to"
                ],
                "handle": "connection",
                "key": "CompanyAuditTable_auditLog",
                "kind": "LinkedHandle",
                "name": "auditLog"
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0027fcb1ca00a424e4c8c28b8a9b1ac047e5b0cdf2e2be611fe14e9adb688c52",
    "metadata": {},
    "name": "CompanyAuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7f702058adde13908867caaea41d7be";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
