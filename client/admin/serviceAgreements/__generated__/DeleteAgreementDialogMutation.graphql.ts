/**
 * @generated SignedSource<<0951266fad7f9a97cf91b904b722e820>>
 * @relayHash 6ba41fb671a49a6386113da46007ad72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d03c2bf405a2fded65833971d896bc381964db0ac78a27e5a2ed204d570bbc6c

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAgreementDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  id: string;
};
export type DeleteAgreementDialogMutation$data = {
  readonly deleteServiceAgreement: {
    readonly deletedId: string | null | undefined;
  };
};
export type DeleteAgreementDialogMutation = {
  response: DeleteAgreementDialogMutation$data;
  variables: DeleteAgreementDialogMutation$variables;
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
    "name": "DeleteAgreementDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ServiceAgreementChange",
        "kind": "LinkedField",
        "name": "deleteServiceAgreement",
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
    "name": "DeleteAgreementDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ServiceAgreementChange",
        "kind": "LinkedField",
        "name": "deleteServiceAgreement",
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
    "id": "d03c2bf405a2fded65833971d896bc381964db0ac78a27e5a2ed204d570bbc6c",
    "metadata": {},
    "name": "DeleteAgreementDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8ab089c1f40abf934990bea52054b39";

export default node;
