/**
 * @generated SignedSource<<a18ad0cb2b92cd93510b56404be9296b>>
 * @relayHash b7bcb7b8843c40894fe54765cea00749
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abb149f7223f797ccf019e7f1a9182ce177af739223f8288114caa473c83852b

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAnnouncementDialogMutation$variables = {
  id: string;
};
export type DeleteAnnouncementDialogMutation$data = {
  readonly deleteAnnouncement: {
    readonly deletedId: string | null | undefined;
  };
};
export type DeleteAnnouncementDialogMutation = {
  response: DeleteAnnouncementDialogMutation$data;
  variables: DeleteAnnouncementDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "AnnouncementChange",
    "kind": "LinkedField",
    "name": "deleteAnnouncement",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "DeleteAnnouncementDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteAnnouncementDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "abb149f7223f797ccf019e7f1a9182ce177af739223f8288114caa473c83852b",
    "metadata": {},
    "name": "DeleteAnnouncementDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a71f4064048c5ef6a569d9bb4f8e656f";

export default node;
