/**
 * @generated SignedSource<<db5bc5426fc4dbfdaea0e8bf7516e85c>>
 * @relayHash 5f3cab0fe408fef539724b932b2e6eb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c12e104f15461110af4f2da491bf3201f4a24bff3e0ee80b12a1b7a3a2c8111

import type { ConcreteRequest } from 'relay-runtime';
export type BookkeepingDialogMutation$variables = {
  from: string;
  to: string;
};
export type BookkeepingDialogMutation$data = {
  readonly exportBookkeeping: string;
};
export type BookkeepingDialogMutation = {
  response: BookkeepingDialogMutation$data;
  variables: BookkeepingDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
      }
    ],
    "kind": "ScalarField",
    "name": "exportBookkeeping",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BookkeepingDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BookkeepingDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8c12e104f15461110af4f2da491bf3201f4a24bff3e0ee80b12a1b7a3a2c8111",
    "metadata": {},
    "name": "BookkeepingDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d2458597b11cd8451dccc10455032d33";

export default node;
