/**
 * @generated SignedSource<<3d46b3b3aa28ab2e4c405f5981c0e578>>
 * @relayHash a28b6efa15587f45cbbe4d20b6acc24e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06943dd5f0c7a789effb057f71c074842173940016156332d1a7b7efa0193d62

import type { ConcreteRequest } from 'relay-runtime';
export type useVatNumberHintQuery$variables = {
  vatNumber: string;
};
export type useVatNumberHintQuery$data = {
  readonly vatNumberHint: {
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
    "id": "06943dd5f0c7a789effb057f71c074842173940016156332d1a7b7efa0193d62",
    "metadata": {},
    "name": "useVatNumberHintQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2542ef4acda979b84e4b71cb20753439";

export default node;
