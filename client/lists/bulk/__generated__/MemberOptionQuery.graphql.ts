/**
 * @generated SignedSource<<c4ba1ecbc901a9d46ad4cbe2c6dd7f54>>
 * @relayHash fcae879ef4e9fba0f142b12d0d27b13a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 468d7137aceb667ff6bcc2afd4fe55c2edaee5c0ca27e0cdd959145e958f9fc9

import type { ConcreteRequest } from 'relay-runtime';
export type MemberOptionQuery$variables = Record<PropertyKey, never>;
export type MemberOptionQuery$data = {
  readonly admin: {
    readonly team: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type MemberOptionQuery = {
  response: MemberOptionQuery$data;
  variables: MemberOptionQuery$variables;
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MemberOptionQuery",
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
    "name": "MemberOptionQuery",
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
    "id": "468d7137aceb667ff6bcc2afd4fe55c2edaee5c0ca27e0cdd959145e958f9fc9",
    "metadata": {},
    "name": "MemberOptionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cbd4c438dce147947875c39c574f7185";

export default node;
