/**
 * @generated SignedSource<<94817d6e8861a45053773570e82e6c10>>
 * @relayHash afb631d2744955b0ba43649a5b0f99d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f78a0b464cdf4fccbec51f3a481bc02b40d4a22fff65e48e4cf5b0b5ed530dcd

import type { ConcreteRequest } from 'relay-runtime';
export type ServiceAgreementStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "PENDING" | "%future added value";
export type useOpenAgreementQuery$variables = {
  id: string;
};
export type useOpenAgreementQuery$data = {
  readonly node: {
    readonly openServiceAgreement?: {
      readonly endDate: string;
      readonly status: ServiceAgreementStatus;
    } | null | undefined;
  } | null | undefined;
};
export type useOpenAgreementQuery = {
  response: useOpenAgreementQuery$data;
  variables: useOpenAgreementQuery$variables;
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
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v4 = {
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
    "name": "useOpenAgreementQuery",
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
                "alias": null,
                "args": null,
                "concreteType": "ServiceAgreement",
                "kind": "LinkedField",
                "name": "openServiceAgreement",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Department",
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
    "name": "useOpenAgreementQuery",
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ServiceAgreement",
                "kind": "LinkedField",
                "name": "openServiceAgreement",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Department",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f78a0b464cdf4fccbec51f3a481bc02b40d4a22fff65e48e4cf5b0b5ed530dcd",
    "metadata": {},
    "name": "useOpenAgreementQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a9241ef2b14627849cf9a399d314d80b";

export default node;
