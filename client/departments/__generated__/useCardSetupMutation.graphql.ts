/**
 * @generated SignedSource<<7410131d7b95d7aa519bd709a6240435>>
 * @relayHash 850e9906675e319189530f4846c367a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ea9554a93c55ca0f43fec9ec5efaff8720fb495d0cdd8378866252385fdcd92

import type { ConcreteRequest } from 'relay-runtime';
export type useCardSetupMutation$variables = {
  departmentId: string;
};
export type useCardSetupMutation$data = {
  readonly createCardSetup: {
    readonly clientSecret: string;
    readonly publishableKey: string;
    readonly scriptUrl: string | null | undefined;
  };
};
export type useCardSetupMutation = {
  response: useCardSetupMutation$data;
  variables: useCardSetupMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "departmentId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "departmentId",
        "variableName": "departmentId"
      }
    ],
    "concreteType": "CardSetup",
    "kind": "LinkedField",
    "name": "createCardSetup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clientSecret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publishableKey",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scriptUrl",
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
    "name": "useCardSetupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCardSetupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2ea9554a93c55ca0f43fec9ec5efaff8720fb495d0cdd8378866252385fdcd92",
    "metadata": {},
    "name": "useCardSetupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8cc28e90d36bc0b46d3c1e37648e3bbc";

export default node;
