/**
 * @generated SignedSource<<5d638d944f5acdc7601abd5283000d26>>
 * @relayHash 647ebdfabf90f8c3876b50e1c5f9af3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f71e9833acf56ff03432ef2fc47c31f1a90c817037b5727929204cb93e76fe6

import type { ConcreteRequest } from 'relay-runtime';
export type useVatNumberHintQuery$variables = {
  vatNumber: string;
};
export type useVatNumberHintQuery$data = {
  readonly vatNumberHint: {
    readonly company: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly message: string;
  } | null | undefined;
};
export type useVatNumberHintQuery = {
  response: useVatNumberHintQuery$data;
  variables: useVatNumberHintQuery$variables;
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
    "name": "useVatNumberHintQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVatNumberHintQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1f71e9833acf56ff03432ef2fc47c31f1a90c817037b5727929204cb93e76fe6",
    "metadata": {},
    "name": "useVatNumberHintQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f1ed27f4e54b87e7b99afbae6a51656e";

export default node;
