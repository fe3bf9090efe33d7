/**
 * @generated SignedSource<<c3497847a5d2103d5675aa60ea2431a2>>
 * @relayHash 8d4977eb4c1953dc30af69188ed7762b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e850b1cb6b7d63174a1bf5cff97a0387baf81c8db9f4bfe49796c8a4c7f737d

import type { ConcreteRequest } from 'relay-runtime';
export type useCompanyLookupQuery$variables = {
  vatNumber: string;
};
export type useCompanyLookupQuery$data = {
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
export type useCompanyLookupQuery = {
  response: useCompanyLookupQuery$data;
  variables: useCompanyLookupQuery$variables;
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
    "name": "useCompanyLookupQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCompanyLookupQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0e850b1cb6b7d63174a1bf5cff97a0387baf81c8db9f4bfe49796c8a4c7f737d",
    "metadata": {},
    "name": "useCompanyLookupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c229b21d3a834879c98d4019ae526a0";

export default node;
