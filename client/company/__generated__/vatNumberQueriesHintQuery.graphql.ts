/**
 * @generated SignedSource<<5234a048bdfb046b4b1a5ffab31584d2>>
 * @relayHash 992075a6f47f18c89fca12629162195c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1315bf4954d0ac72df53e5859d75427ddb4f1edfedb8ef0c66a5a54bec9a9df

import type { ConcreteRequest } from 'relay-runtime';
export type vatNumberQueriesHintQuery$variables = {
  vatNumber: string;
};
export type vatNumberQueriesHintQuery$data = {
  readonly vatNumberHint: {
    readonly company: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly message: string;
  } | null | undefined;
};
export type vatNumberQueriesHintQuery = {
  response: vatNumberQueriesHintQuery$data;
  variables: vatNumberQueriesHintQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "vatNumber"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "vatNumber",
        "variableName": "vatNumber"
      }
    ],
    "concreteType": "VatNumberHint",
    "kind": "LinkedField",
    "name": "vatNumberHint",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "vatNumberQueriesHintQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "vatNumberQueriesHintQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c1315bf4954d0ac72df53e5859d75427ddb4f1edfedb8ef0c66a5a54bec9a9df",
    "metadata": {},
    "name": "vatNumberQueriesHintQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "631bf0c2c378fc21f6abbf3cd0bcad27";

export default node;
