/**
 * @generated SignedSource<<11d296bc1d23e93f531a7c2fa5a7f89f>>
 * @relayHash 5f0e2aa773e1eae31afadf98c40cae5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d536d8d204c5c9d53a5b62726db56a8187b93637062b17128b83372ce488742f

import type { ConcreteRequest } from 'relay-runtime';
export type WithdrawAgreedPriceDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  id: string;
};
export type WithdrawAgreedPriceDialogMutation$data = {
  readonly withdrawAgreedPrice: {
    readonly deletedId: string | null | undefined;
  };
};
export type WithdrawAgreedPriceDialogMutation = {
  response: WithdrawAgreedPriceDialogMutation$data;
  variables: WithdrawAgreedPriceDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
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
    "name": "WithdrawAgreedPriceDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AgreedPriceChange",
        "kind": "LinkedField",
        "name": "withdrawAgreedPrice",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
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
    "name": "WithdrawAgreedPriceDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AgreedPriceChange",
        "kind": "LinkedField",
        "name": "withdrawAgreedPrice",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d536d8d204c5c9d53a5b62726db56a8187b93637062b17128b83372ce488742f",
    "metadata": {},
    "name": "WithdrawAgreedPriceDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fd6f8ebf738858a598885dd62efb852c";

export default node;
