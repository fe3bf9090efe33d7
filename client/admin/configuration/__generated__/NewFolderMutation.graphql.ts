/**
 * @generated SignedSource<<5334e127307d0ac7f8808c5d138c88a1>>
 * @relayHash b13b1865d965cf1f51858b5ec5eb01f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4499e9f083e3d5838973c35aca9090d90b374353dccf007efcd34d988fb812a1

import type { ConcreteRequest } from 'relay-runtime';
export type NewFolderMutation$variables = {
  name: string;
  spaceId: string;
};
export type NewFolderMutation$data = {
  readonly createClickUpFolder: {
    readonly id: string;
    readonly name: string;
    readonly taskCount: number;
  };
};
export type NewFolderMutation = {
  response: NewFolderMutation$data;
  variables: NewFolderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "spaceId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "spaceId",
        "variableName": "spaceId"
      }
    ],
    "concreteType": "ClickUpFolder",
    "kind": "LinkedField",
    "name": "createClickUpFolder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewFolderMutation",
    "selections": (v2/*:: as any*/),
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
    "name": "NewFolderMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4499e9f083e3d5838973c35aca9090d90b374353dccf007efcd34d988fb812a1",
    "metadata": {},
    "name": "NewFolderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9280da4bad871dc2c40ac216074193d9";

export default node;
