/**
 * @generated SignedSource<<1535d2b275b33c6cfdd1b1b8bc4dba87>>
 * @relayHash 28b3b14d3c3c2db5920167b8637d4c07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 992f8b976c9995cf2f418785a9f00d8b47e1c1719fa5094297b038f0c90f5b2d

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteClipCardDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  id: string;
};
export type DeleteClipCardDialogMutation$data = {
  readonly deleteClipCard: {
    readonly deletedId: string | null | undefined;
  };
};
export type DeleteClipCardDialogMutation = {
  response: DeleteClipCardDialogMutation$data;
  variables: DeleteClipCardDialogMutation$variables;
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
    "name": "DeleteClipCardDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ClipCardChange",
        "kind": "LinkedField",
        "name": "deleteClipCard",
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
    "name": "DeleteClipCardDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ClipCardChange",
        "kind": "LinkedField",
        "name": "deleteClipCard",
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
    "id": "992f8b976c9995cf2f418785a9f00d8b47e1c1719fa5094297b038f0c90f5b2d",
    "metadata": {},
    "name": "DeleteClipCardDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2259944f574932d657a66c838d20e54f";

export default node;
