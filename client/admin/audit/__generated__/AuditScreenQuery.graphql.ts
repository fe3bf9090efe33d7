/**
 * @generated SignedSource<<cbdecbae4d0ece7c7dddb1820f2e8339>>
 * @relayHash 7395668c1f1ffd43f734fec2a84a0771
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 743ab73c8b720c4004300c8229441477fc1027e390e9b1aa3bbdae4338d33358

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditAction = "ACCESS_APPROVED" | "ACCESS_DECLINED" | "ACCESS_REQUESTED" | "ACCOUNT_CLOSED" | "ADMIN_CHANGE" | "API_TOKEN_ISSUED" | "API_TOKEN_REVOKED" | "API_TOKEN_USED" | "BULK_READ" | "COMPANY_REGISTERED" | "DOMAIN_ADDED" | "DOMAIN_CONFIRMED" | "DOMAIN_REMOVED" | "EMAIL_CHANGED" | "EMAIL_CHANGE_CANCELLED" | "EMAIL_CHANGE_REQUESTED" | "EMAIL_CONFIRMED" | "ERASURE_CONFIRMED" | "ERASURE_DECLINED" | "ERASURE_REQUESTED" | "ERASURE_WITHDRAWN" | "EXPORTED" | "IDENTITY_CONNECTED" | "IDENTITY_REMOVED" | "IMPERSONATED_CHANGE" | "IMPERSONATION_STARTED" | "IMPERSONATION_STOPPED" | "INVITATION_ACCEPTED" | "INVITATION_REVOKED" | "LOG_PRUNED" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "PASSWORD_RESET_REQUESTED" | "PERSONAL_DATA_DOWNLOADED" | "PERSONAL_DATA_REQUESTED" | "PERSON_DATA_ERASED" | "PERSON_ERASED" | "PRICES_PLANNED" | "PRICES_WITHDRAWN" | "RECOVERY_CODES_RENEWED" | "RECOVERY_CODE_USED" | "SECOND_FACTOR_ADDED" | "SECOND_FACTOR_FAILED" | "SECOND_FACTOR_REMOVED" | "SECURITY_RULES_CHANGED" | "SESSION_ENDED" | "SIGNED_IN" | "SIGNED_OUT" | "SIGN_IN_BLOCKED" | "SIGN_IN_FAILED" | "USER_CREATED" | "USER_DEACTIVATED" | "USER_DELETED" | "USER_INVITED" | "USER_JOINED" | "USER_REACTIVATED" | "USER_ROLE_CHANGED" | "USER_UPDATED" | "%future added value";
export type AuditScreenQuery$variables = {
  action?: AuditAction | null | undefined;
  from?: string | null | undefined;
  person?: string | null | undefined;
  to?: string | null | undefined;
};
export type AuditScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuditTable_query">;
};
export type AuditScreenQuery = {
  response: AuditScreenQuery$data;
  variables: AuditScreenQuery$variables;
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
  "kind": "Variable",
  "name": "action",
  "variableName": "action"
},
v5 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v6 = {
  "kind": "Variable",
  "name": "person",
  "variableName": "person"
},
v7 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v8 = [
  (v4/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = {
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
    "name": "AuditScreenQuery",
    "selections": [
      {
        "args": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "AuditTable_query"
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
    "name": "AuditScreenQuery",
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
            "args": (v8/*:: as any*/),
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
                      (v9/*:: as any*/),
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
            "args": (v8/*:: as any*/),
            "filters": [
              "person",
              "action",
              "from",
              "to"
            ],
            "handle": "connection",
            "key": "AuditTable_auditLog",
            "kind": "LinkedHandle",
            "name": "auditLog"
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "743ab73c8b720c4004300c8229441477fc1027e390e9b1aa3bbdae4338d33358",
    "metadata": {},
    "name": "AuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "627082876026efa9625fd5ac422c46a8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
