/**
 * @generated SignedSource<<b38527e4f56748ae8f947f7592ec996a>>
 * @relayHash f0fb15aed976577a6dde2bff61ea697f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b655863eb205413c0173ee254ae91da7a0275a268fac198699d388203d8f96b2

import type { ConcreteRequest } from 'relay-runtime';
export type ContactDialogQuery$variables = Record<PropertyKey, never>;
export type ContactDialogQuery$data = {
  readonly admin: {
    readonly team: ReadonlyArray<{
      readonly avatar: string | null | undefined;
      readonly email: string;
      readonly id: string;
      readonly name: string;
      readonly title: string;
    }>;
  };
};
export type ContactDialogQuery = {
  response: ContactDialogQuery$data;
  variables: ContactDialogQuery$variables;
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
  "concreteType": "TeamMember",
  "kind": "LinkedField",
  "name": "team",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatar",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactDialogQuery",
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContactDialogQuery",
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b655863eb205413c0173ee254ae91da7a0275a268fac198699d388203d8f96b2",
    "metadata": {},
    "name": "ContactDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "38444f9ec32b70d7f412b80d596c5fa4";

export default node;
