/**
 * @generated SignedSource<<3a3b613e8ef220648f9bf0ee587ef58e>>
 * @relayHash 71e6e42e638ac694088e57afefc26bcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2a511a4c23cc7cef8020934ab977d07f731ba89a3592f6fd2a0920f68b30345

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteLicenseDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  id: string;
};
export type DeleteLicenseDialogMutation$data = {
  readonly deleteLicense: {
    readonly deletedId: string | null | undefined;
  };
};
export type DeleteLicenseDialogMutation = {
  response: DeleteLicenseDialogMutation$data;
  variables: DeleteLicenseDialogMutation$variables;
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
    "name": "DeleteLicenseDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "LicenseChange",
        "kind": "LinkedField",
        "name": "deleteLicense",
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
    "name": "DeleteLicenseDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "LicenseChange",
        "kind": "LinkedField",
        "name": "deleteLicense",
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
    "id": "e2a511a4c23cc7cef8020934ab977d07f731ba89a3592f6fd2a0920f68b30345",
    "metadata": {},
    "name": "DeleteLicenseDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2a3eb518b3b945f300e51ab404c0040e";

export default node;
