/**
 * @generated SignedSource<<58e8048ff40b5fe391995770ae003ae1>>
 * @relayHash 6e840dbebd52317e813d710f9049aef8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1488dbf50fc43256c41a53fcd45d5d3af3838a379e43b513f48826f37917653b

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceListEndMutation$variables = {
  id: string;
};
export type DeviceListEndMutation$data = {
  readonly endSession: {
    readonly id: string;
  };
};
export type DeviceListEndMutation = {
  response: DeviceListEndMutation$data;
  variables: DeviceListEndMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "SignInSecurity",
    "kind": "LinkedField",
    "name": "endSession",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeviceListEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeviceListEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1488dbf50fc43256c41a53fcd45d5d3af3838a379e43b513f48826f37917653b",
    "metadata": {},
    "name": "DeviceListEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b81f181848b0484047dd791af38e5ff1";

export default node;
