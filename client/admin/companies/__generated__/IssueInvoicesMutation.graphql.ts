/**
 * @generated SignedSource<<e1778fa373a13664a55d0d9a7613cd84>>
 * @relayHash 8e6e3e4f0d0f75652d1c53630af23c33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3694712270318845f17d3cb7463d46f6275e03b3b4a0c78053f70afb91fd81d8

import type { ConcreteRequest } from 'relay-runtime';
export type IssueInvoicesMutation$variables = {
  customerId: string;
};
export type IssueInvoicesMutation$data = {
  readonly issueInvoices: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type IssueInvoicesMutation = {
  response: IssueInvoicesMutation$data;
  variables: IssueInvoicesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      }
    ],
    "concreteType": "Invoice",
    "kind": "LinkedField",
    "name": "issueInvoices",
    "plural": true,
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "IssueInvoicesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IssueInvoicesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3694712270318845f17d3cb7463d46f6275e03b3b4a0c78053f70afb91fd81d8",
    "metadata": {},
    "name": "IssueInvoicesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "80001663c33651dfd9ea4444bba4b3a4";

export default node;
