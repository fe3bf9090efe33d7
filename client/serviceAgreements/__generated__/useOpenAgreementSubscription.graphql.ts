/**
 * @generated SignedSource<<20a50c44e81b68ba58e223f5815a49e1>>
 * @relayHash a2c3e910b7535d46571d93e2afaeb830
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e180b7cd3194f545bf5d396aa6ec3f31fc1a17310c0ae86f8fc7a62ca7bf8a4

import type { ConcreteRequest } from 'relay-runtime';
export type ServiceAgreementStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "PENDING" | "%future added value";
export type useOpenAgreementSubscription$variables = Record<PropertyKey, never>;
export type useOpenAgreementSubscription$data = {
  readonly serviceAgreementChanged: {
    readonly deletedId: string | null | undefined;
    readonly edge: {
      readonly node: {
        readonly department: {
          readonly id: string;
          readonly openServiceAgreement: {
            readonly endDate: string;
            readonly status: ServiceAgreementStatus;
          } | null | undefined;
        };
      };
    } | null | undefined;
  };
};
export type useOpenAgreementSubscription = {
  response: useOpenAgreementSubscription$data;
  variables: useOpenAgreementSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOpenAgreementSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ServiceAgreementChange",
        "kind": "LinkedField",
        "name": "serviceAgreementChanged",
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
                    "alias": null,
                    "args": null,
                    "concreteType": "Department",
                    "kind": "LinkedField",
                    "name": "department",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ServiceAgreement",
                        "kind": "LinkedField",
                        "name": "openServiceAgreement",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
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
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOpenAgreementSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ServiceAgreementChange",
        "kind": "LinkedField",
        "name": "serviceAgreementChanged",
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
                    "alias": null,
                    "args": null,
                    "concreteType": "Department",
                    "kind": "LinkedField",
                    "name": "department",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ServiceAgreement",
                        "kind": "LinkedField",
                        "name": "openServiceAgreement",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v2/*:: as any*/),
                          (v0/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1e180b7cd3194f545bf5d396aa6ec3f31fc1a17310c0ae86f8fc7a62ca7bf8a4",
    "metadata": {},
    "name": "useOpenAgreementSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e8f47ef8151e495930bf19e82aed18ac";

export default node;
