/**
 * @generated SignedSource<<1b7f681ad46aff42a27bca66b751442d>>
 * @relayHash e1895e3e65b5e2e2c93e4e6dbdfb696f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50c93230abf04185afc13a3c5f2cc394693b8a3b43ff4a42dc9273f622b0f795

import type { ConcreteRequest } from 'relay-runtime';
export type ExternalReferencesQuery$variables = {
  id: string;
};
export type ExternalReferencesQuery$data = {
  readonly node: {
    readonly externalReferences?: ReadonlyArray<{
      readonly externalId: string;
      readonly program: string;
    }>;
  } | null | undefined;
};
export type ExternalReferencesQuery = {
  response: ExternalReferencesQuery$data;
  variables: ExternalReferencesQuery$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ExternalReference",
    "kind": "LinkedField",
    "name": "externalReferences",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "program",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "externalId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Customer",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Department",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Installation",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "ClipCard",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ExternalReferencesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "ExternalReferencesQuery",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "50c93230abf04185afc13a3c5f2cc394693b8a3b43ff4a42dc9273f622b0f795",
    "metadata": {},
    "name": "ExternalReferencesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c25fcd6a534d8704d1655e6a2764b027";

export default node;
