/**
 * @generated SignedSource<<1da0a16d80abd00a8610b09e2cbdfe14>>
 * @relayHash 61df1a90e0e73a446b4febd9e964712e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 192a6332bc393538378142ca9585398c9b05f0e6e8c78cbd77a0a4de7199289f

import type { ConcreteRequest } from 'relay-runtime';
export type AgreementWorkInput = {
  description: string;
  minutes: number;
  requestId?: string | null | undefined;
  workedOn: string;
};
export type LogWorkDialogMutation$variables = {
  agreementId: string;
  input: AgreementWorkInput;
};
export type LogWorkDialogMutation$data = {
  readonly logAgreementWork: {
    readonly edge: {
      readonly node: {
        readonly id: string;
      };
    } | null | undefined;
  };
};
export type LogWorkDialogMutation = {
  response: LogWorkDialogMutation$data;
  variables: LogWorkDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "agreementId"
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
        "name": "agreementId",
        "variableName": "agreementId"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AgreementWorkChange",
    "kind": "LinkedField",
    "name": "logAgreementWork",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AgreementWorkEdge",
        "kind": "LinkedField",
        "name": "edge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AgreementWork",
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
    "name": "LogWorkDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LogWorkDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "192a6332bc393538378142ca9585398c9b05f0e6e8c78cbd77a0a4de7199289f",
    "metadata": {},
    "name": "LogWorkDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "99e9c479a5c894810223a66d42b90265";

export default node;
