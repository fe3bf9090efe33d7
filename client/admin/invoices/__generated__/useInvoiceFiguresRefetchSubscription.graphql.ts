/**
 * @generated SignedSource<<5bb5c11a27f1a874eeacdc7bcb20e678>>
 * @relayHash 35c5bcffd80a07a2b202f802abdb8973
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe29d648391f27fc5ff0916be4d1de0df4a80d8791bf7ce1983ea8f88501dcaa

import type { ConcreteRequest } from 'relay-runtime';
export type useInvoiceFiguresRefetchSubscription$variables = Record<PropertyKey, never>;
export type useInvoiceFiguresRefetchSubscription$data = {
  readonly adminInvoiceChanged: {
    readonly id: string;
  };
};
export type useInvoiceFiguresRefetchSubscription = {
  response: useInvoiceFiguresRefetchSubscription$data;
  variables: useInvoiceFiguresRefetchSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Invoice",
    "kind": "LinkedField",
    "name": "adminInvoiceChanged",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useInvoiceFiguresRefetchSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useInvoiceFiguresRefetchSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fe29d648391f27fc5ff0916be4d1de0df4a80d8791bf7ce1983ea8f88501dcaa",
    "metadata": {},
    "name": "useInvoiceFiguresRefetchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9874bb320b5e1fa327aa87d053d30ad3";

export default node;
