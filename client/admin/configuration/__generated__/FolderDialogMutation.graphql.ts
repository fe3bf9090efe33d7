/**
 * @generated SignedSource<<6fdc506942decec0e14446761cac56ec>>
 * @relayHash 619d3c97143e2f60c59e9c071bc7ca12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b4ce83bc8affc025eed27e4d5adf4faca283bcb2681b902097dcbaf57f0dd23

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClickUpFolderInput = {
  clickUpFolderId: string;
  clickUpSpaceId: string;
  clickUpTeamId: string;
};
export type FolderDialogMutation$variables = {
  customerId: string;
  input: ClickUpFolderInput;
};
export type FolderDialogMutation$data = {
  readonly linkClickUpFolder: {
    readonly " $fragmentSpreads": FragmentRefs<"FolderChoice_customer">;
  };
};
export type FolderDialogMutation = {
  response: FolderDialogMutation$data;
  variables: FolderDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "customerId",
    "variableName": "customerId"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FolderDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "linkClickUpFolder",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FolderChoice_customer"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FolderDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "linkClickUpFolder",
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
            "name": "clickUpFolderId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "clickUpFolderName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TaskListWarning",
            "kind": "LinkedField",
            "name": "taskListWarnings",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "listName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "missing",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9b4ce83bc8affc025eed27e4d5adf4faca283bcb2681b902097dcbaf57f0dd23",
    "metadata": {},
    "name": "FolderDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f7e6f1ae8d4672cfe6af82ed2c6d764";

export default node;
