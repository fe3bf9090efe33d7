/**
 * @generated SignedSource<<0c14013f94e89b5ffc1d196d119f58d0>>
 * @relayHash 403637f5ee42c9da7a231f53bb87480e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 266075f0b3c02113af4e53de8bc24a50ac2c1cd3ea6f15641d023b45f243a3fb

import type { ConcreteRequest } from 'relay-runtime';
export type WaiveSeatDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  reason: string;
  registrationId: string;
  version: number;
};
export type WaiveSeatDialogMutation$data = {
  readonly waiveEventSeat: {
    readonly id: string;
    readonly version: number;
  };
};
export type WaiveSeatDialogMutation = {
  response: WaiveSeatDialogMutation$data;
  variables: WaiveSeatDialogMutation$variables;
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
  "name": "reason"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "registrationId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v4 = [
  {
    "kind": "Variable",
    "name": "reason",
    "variableName": "reason"
  },
  {
    "kind": "Variable",
    "name": "registrationId",
    "variableName": "registrationId"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "version"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WaiveSeatDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "EventRegistration",
        "kind": "LinkedField",
        "name": "waiveEventSeat",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WaiveSeatDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "EventRegistration",
        "kind": "LinkedField",
        "name": "waiveEventSeat",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "id",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "266075f0b3c02113af4e53de8bc24a50ac2c1cd3ea6f15641d023b45f243a3fb",
    "metadata": {},
    "name": "WaiveSeatDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49a63bdf02b3561939abb4607df735d6";

export default node;
