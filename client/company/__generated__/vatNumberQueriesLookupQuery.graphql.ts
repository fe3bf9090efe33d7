/**
 * @generated SignedSource<<c6e3d5e9a9ce138e2ad7fed99aff609a>>
 * @relayHash 42f41c699e5072b244616511f2e4d71d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3d4d304723fe01d8c283a3f3de45b29898666f7b30b87402f1850e84ead33ab

import type { ConcreteRequest } from 'relay-runtime';
export type vatNumberQueriesLookupQuery$variables = {
  vatNumber: string;
};
export type vatNumberQueriesLookupQuery$data = {
  readonly companyByVatNumber: {
    readonly ceasedOn: string | null | undefined;
    readonly city: string | null | undefined;
    readonly isCeased: boolean;
    readonly name: string;
    readonly phoneNumber: string | null | undefined;
    readonly street: string | null | undefined;
    readonly vatNumber: string;
    readonly zip: string | null | undefined;
  } | null | undefined;
};
export type vatNumberQueriesLookupQuery = {
  response: vatNumberQueriesLookupQuery$data;
  variables: vatNumberQueriesLookupQuery$variables;
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
    "concreteType": "RegisteredCompany",
    "kind": "LinkedField",
    "name": "companyByVatNumber",
    "plural": false,
    "selections": [
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "street",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "zip",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phoneNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCeased",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ceasedOn",
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
    "name": "vatNumberQueriesLookupQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "vatNumberQueriesLookupQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b3d4d304723fe01d8c283a3f3de45b29898666f7b30b87402f1850e84ead33ab",
    "metadata": {},
    "name": "vatNumberQueriesLookupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "078dd7baef2f52e348cb96956cd55450";

export default node;
