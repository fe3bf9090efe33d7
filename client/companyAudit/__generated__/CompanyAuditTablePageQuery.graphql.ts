/**
 * @generated SignedSource<<202d76b5aa7eef3c89a4f4a86096eb6d>>
 * @relayHash 9f70ec17b24f6c76f2e6d2bdd9c5a336
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a309dfbfd9e1a76a79eb2ee5a80484c5b081a2a0ff92dc8de16c3e9faca8e20

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditAction = "ACCESS_APPROVED" | "ACCESS_DECLINED" | "ACCESS_REQUESTED" | "ACCOUNT_CLOSED" | "ADMIN_CHANGE" | "API_TOKEN_ISSUED" | "API_TOKEN_REVOKED" | "API_TOKEN_USED" | "BULK_READ" | "COMPANY_REGISTERED" | "DOMAIN_ADDED" | "DOMAIN_CONFIRMED" | "DOMAIN_REMOVED" | "EMAIL_CHANGED" | "EMAIL_CHANGE_CANCELLED" | "EMAIL_CHANGE_REQUESTED" | "EMAIL_CONFIRMED" | "ERASURE_CONFIRMED" | "ERASURE_DECLINED" | "ERASURE_REQUESTED" | "ERASURE_WITHDRAWN" | "EXPORTED" | "IDENTITY_CONNECTED" | "IDENTITY_REMOVED" | "IMPERSONATED_CHANGE" | "IMPERSONATION_STARTED" | "IMPERSONATION_STOPPED" | "INVITATION_ACCEPTED" | "INVITATION_REVOKED" | "LOG_PRUNED" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "PASSWORD_RESET_REQUESTED" | "PERSONAL_DATA_DOWNLOADED" | "PERSONAL_DATA_REQUESTED" | "PERSON_DATA_ERASED" | "PERSON_ERASED" | "PRICES_PLANNED" | "PRICES_WITHDRAWN" | "RECOVERY_CODES_RENEWED" | "RECOVERY_CODE_USED" | "SECOND_FACTOR_ADDED" | "SECOND_FACTOR_FAILED" | "SECOND_FACTOR_REMOVED" | "SECURITY_RULES_CHANGED" | "SESSION_ENDED" | "SIGNED_IN" | "SIGNED_OUT" | "SIGN_IN_BLOCKED" | "SIGN_IN_FAILED" | "USER_CREATED" | "USER_DEACTIVATED" | "USER_DELETED" | "USER_INVITED" | "USER_JOINED" | "USER_REACTIVATED" | "USER_ROLE_CHANGED" | "USER_UPDATED" | "%future added value";
export type CompanyAuditTablePageQuery$variables = {
  action?: AuditAction | null | undefined;
  count?: number | null | undefined;
  cursor?: string | null | undefined;
  from?: string | null | undefined;
  id: string;
  person?: string | null | undefined;
  to?: string | null | undefined;
};
export type CompanyAuditTablePageQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"CompanyAuditTable_customer">;
  } | null | undefined;
};
export type CompanyAuditTablePageQuery = {
  response: CompanyAuditTablePageQuery$data;
  variables: CompanyAuditTablePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "action"
},
v1 = {
  "defaultValue": 50,
  "kind": "LocalArgument",
  "name": "count"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cursor"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "person"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v7 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v8 = {
  "kind": "Variable",
  "name": "action",
  "variableName": "action"
},
v9 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v10 = {
  "kind": "Variable",
  "name": "person",
  "variableName": "person"
},
v11 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = [
  (v8/*:: as any*/),
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CompanyAuditTablePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": [
              (v8/*:: as any*/),
              {
                "kind": "Variable",
                "name": "count",
                "variableName": "count"
              },
              {
                "kind": "Variable",
                "name": "cursor",
                "variableName": "cursor"
              },
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "CompanyAuditTable_customer"
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
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CompanyAuditTablePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v14/*:: as any*/),
                "concreteType": "AuditEntryConnection",
                "kind": "LinkedField",
                "name": "auditLog",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCount",
                    "storageKey": null
                  },
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
                          (v13/*:: as any*/),
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
                          (v12/*:: as any*/)
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
                "args": (v14/*:: as any*/),
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
              }
            ],
            "type": "Customer",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8a309dfbfd9e1a76a79eb2ee5a80484c5b081a2a0ff92dc8de16c3e9faca8e20",
    "metadata": {},
    "name": "CompanyAuditTablePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c45882d2b67860213dd52363f836d1f6";

export default node;
