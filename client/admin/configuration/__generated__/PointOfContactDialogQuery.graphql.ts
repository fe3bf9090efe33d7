/**
 * @generated SignedSource<<5555066ade08bc2b4ebff317174998f2>>
 * @relayHash fd3b06f1325ee32f93d21db168486c95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d395e91e458bd1991b1b056c27cce29c312aad3f52afb844b61840c685aca423

import type { ConcreteRequest } from 'relay-runtime';
export type PointOfContactDialogQuery$variables = Record<PropertyKey, never>;
export type PointOfContactDialogQuery$data = {
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
export type PointOfContactDialogQuery = {
  response: PointOfContactDialogQuery$data;
  variables: PointOfContactDialogQuery$variables;
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
    "name": "PointOfContactDialogQuery",
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
    "name": "PointOfContactDialogQuery",
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
    "id": "d395e91e458bd1991b1b056c27cce29c312aad3f52afb844b61840c685aca423",
    "metadata": {},
    "name": "PointOfContactDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51d63872d772452d7edc6613bcc3ff06";

export default node;
