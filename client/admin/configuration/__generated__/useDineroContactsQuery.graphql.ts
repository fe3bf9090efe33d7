/**
 * @generated SignedSource<<dd49d0a5ad185514035bfb8ebf887239>>
 * @relayHash 10f78de7feb76a6977ec1af5578aaed9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60d3d04a69fff21d8e81022d70e1d8d7eec5dff94ab4be97aa95561fe4eadf71

import type { ConcreteRequest } from 'relay-runtime';
export type useDineroContactsQuery$variables = {
  page: number;
  search?: string | null | undefined;
};
export type useDineroContactsQuery$data = {
  readonly admin: {
    readonly dineroContacts: {
      readonly contacts: ReadonlyArray<{
        readonly city: string | null | undefined;
        readonly email: string | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly vatNumber: string | null | undefined;
      }>;
      readonly hasMore: boolean;
    };
  };
};
export type useDineroContactsQuery = {
  response: useDineroContactsQuery$data;
  variables: useDineroContactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "page",
      "variableName": "page"
    },
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    }
  ],
  "concreteType": "DineroContactPage",
  "kind": "LinkedField",
  "name": "dineroContacts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DineroContact",
      "kind": "LinkedField",
      "name": "contacts",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMore",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDineroContactsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDineroContactsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "60d3d04a69fff21d8e81022d70e1d8d7eec5dff94ab4be97aa95561fe4eadf71",
    "metadata": {},
    "name": "useDineroContactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "52a342a8189a1db801009c5e6fc9f149";

export default node;
