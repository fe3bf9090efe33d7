/**
 * @generated SignedSource<<a28bb22343e86171bd637cc0ccc4ba27>>
 * @relayHash a65788ae87b6d17ac55381606e4e8584
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 873b56b76b88649484deaa50c6be10e554a75aa19e483f3bb39bace70a2b62b3

import type { ConcreteRequest } from 'relay-runtime';
export type RunningAgreementsLeaveOutMutation$variables = {
  agreementId: string;
  isLeftOut: boolean;
  regulationId: string;
};
export type RunningAgreementsLeaveOutMutation$data = {
  readonly leaveOutOfRegulation: {
    readonly edge: {
      readonly node: {
        readonly id: string;
      };
    } | null | undefined;
  };
};
export type RunningAgreementsLeaveOutMutation = {
  response: RunningAgreementsLeaveOutMutation$data;
  variables: RunningAgreementsLeaveOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "agreementId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isLeftOut"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "regulationId"
},
v3 = [
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
        "name": "isLeftOut",
        "variableName": "isLeftOut"
      },
      {
        "kind": "Variable",
        "name": "regulationId",
        "variableName": "regulationId"
      }
    ],
    "concreteType": "ServiceAgreementChange",
    "kind": "LinkedField",
    "name": "leaveOutOfRegulation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ServiceAgreementEdge",
        "kind": "LinkedField",
        "name": "edge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ServiceAgreement",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RunningAgreementsLeaveOutMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RunningAgreementsLeaveOutMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "873b56b76b88649484deaa50c6be10e554a75aa19e483f3bb39bace70a2b62b3",
    "metadata": {},
    "name": "RunningAgreementsLeaveOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e63832bb4a0daef10eabce72d08d7a47";

export default node;
