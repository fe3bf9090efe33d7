/**
 * @generated SignedSource<<45fca10345a40f4af84e41e2c5387e73>>
 * @relayHash 5bc077459e2b254cb137ff84705840ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f37ae78036b41d56769498e8b517ea4c5c953b126fc95a5950023d22cd6aa958

import type { ConcreteRequest } from 'relay-runtime';
export type HourEntryInput = {
  description: string;
  minutes: number;
  reason?: string | null | undefined;
  requestId?: string | null | undefined;
  workedOn: string;
};
export type LogHoursDialogMutation$variables = {
  id: string;
  input: HourEntryInput;
};
export type LogHoursDialogMutation$data = {
  readonly logHours: {
    readonly edge: {
      readonly node: {
        readonly id: string;
      };
    } | null | undefined;
  };
};
export type LogHoursDialogMutation = {
  response: LogHoursDialogMutation$data;
  variables: LogHoursDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "clipCardId",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "HourEntryChange",
    "kind": "LinkedField",
    "name": "logHours",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HourEntryEdge",
        "kind": "LinkedField",
        "name": "edge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "HourEntry",
            "kind": "LinkedField",
            "name": "node",
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
    "name": "LogHoursDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LogHoursDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f37ae78036b41d56769498e8b517ea4c5c953b126fc95a5950023d22cd6aa958",
    "metadata": {},
    "name": "LogHoursDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cd56b81f219f477101c578b00c22d831";

export default node;
