/**
 * @generated SignedSource<<1f13784f741b0aee7ba93728671f2076>>
 * @relayHash 95755b568aef6c7e2eedf1f37ea7ab25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b0b405fbf669e722926606b574681fbae97856c818c92f0a87d748420584fd1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawErasureDialogMutation$variables = Record<PropertyKey, never>;
export type WithdrawErasureDialogMutation$data = {
  readonly withdrawErasure: {
    readonly " $fragmentSpreads": FragmentRefs<"ErasureCard_data">;
  };
};
export type WithdrawErasureDialogMutation = {
  response: WithdrawErasureDialogMutation$data;
  variables: WithdrawErasureDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WithdrawErasureDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonalData",
        "kind": "LinkedField",
        "name": "withdrawErasure",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ErasureCard_data"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WithdrawErasureDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonalData",
        "kind": "LinkedField",
        "name": "withdrawErasure",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ErasureRequest",
            "kind": "LinkedField",
            "name": "erasure",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dueAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "answer",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1b0b405fbf669e722926606b574681fbae97856c818c92f0a87d748420584fd1",
    "metadata": {},
    "name": "WithdrawErasureDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dfc66b11d8eae6af2e94003a31b1aec3";

export default node;
