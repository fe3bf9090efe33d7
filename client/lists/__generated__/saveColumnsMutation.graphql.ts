/**
 * @generated SignedSource<<eafac9c98436d7e2b1d9dc7fc3269545>>
 * @relayHash caece1694f2d5cb84d4c590fc527ced4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69ab2c3c7a86be33c8114682deb17e0a7a557b82ad1ac097111c252d70f8f761

import type { ConcreteRequest } from 'relay-runtime';
export type AdminList = "AUDIT_LOG" | "CLIP_CARDS" | "COMPANIES" | "EVENTS" | "INVOICES" | "LICENSE_REQUESTS" | "RENEWALS" | "SEATS" | "SERVICE_AGREEMENTS" | "UNBILLED_SEATS" | "%future added value";
export type ListColumnInput = {
  id: string;
  isHidden: boolean;
  width?: number | null | undefined;
};
export type saveColumnsMutation$variables = {
  columns: ReadonlyArray<ListColumnInput>;
  list: AdminList;
};
export type saveColumnsMutation$data = {
  readonly saveListColumns: {
    readonly id: string;
  };
};
export type saveColumnsMutation = {
  response: saveColumnsMutation$data;
  variables: saveColumnsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "columns"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "list"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "columns",
        "variableName": "columns"
      },
      {
        "kind": "Variable",
        "name": "list",
        "variableName": "list"
      }
    ],
    "concreteType": "ListSettings",
    "kind": "LinkedField",
    "name": "saveListColumns",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "saveColumnsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "saveColumnsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "69ab2c3c7a86be33c8114682deb17e0a7a557b82ad1ac097111c252d70f8f761",
    "metadata": {},
    "name": "saveColumnsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "937f0cde851e19c798e6564a92bbe18c";

export default node;
