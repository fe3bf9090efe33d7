/**
 * @generated SignedSource<<2fc87530641ec35ed85c67cd0a5e7b18>>
 * @relayHash 243847ec3de9e7a250a9a529b33520a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 833cd2d1deb2e2ce653f5086f199c7772614dca4a05695c76953cbdd8d3fcf31

import type { ConcreteRequest } from 'relay-runtime';
export type FolderStepQuery$variables = {
  spaceId: string;
};
export type FolderStepQuery$data = {
  readonly admin: {
    readonly clickUpFolders: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly taskCount: number;
    }>;
  };
};
export type FolderStepQuery = {
  response: FolderStepQuery$data;
  variables: FolderStepQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "spaceId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "spaceId",
      "variableName": "spaceId"
    }
  ],
  "concreteType": "ClickUpFolder",
  "kind": "LinkedField",
  "name": "clickUpFolders",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taskCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FolderStepQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FolderStepQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "833cd2d1deb2e2ce653f5086f199c7772614dca4a05695c76953cbdd8d3fcf31",
    "metadata": {},
    "name": "FolderStepQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c00559ab7776c8f29e3512526914432b";

export default node;
