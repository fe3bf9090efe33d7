/**
 * @generated SignedSource<<9387d98799b110389ac62d41ec60a59d>>
 * @relayHash 1b735809a301a9959ea26978d8a9972e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5c9dcbbb26e665b7d2caec730e7d4d6e7db5946fe11fcc6d2c527ebf82f8868

import type { ConcreteRequest } from 'relay-runtime';
export type PlaceStepsTeamsQuery$variables = Record<PropertyKey, never>;
export type PlaceStepsTeamsQuery$data = {
  readonly admin: {
    readonly clickUpTeams: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type PlaceStepsTeamsQuery = {
  response: PlaceStepsTeamsQuery$data;
  variables: PlaceStepsTeamsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "ClickUpPlace",
  "kind": "LinkedField",
  "name": "clickUpTeams",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PlaceStepsTeamsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PlaceStepsTeamsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b5c9dcbbb26e665b7d2caec730e7d4d6e7db5946fe11fcc6d2c527ebf82f8868",
    "metadata": {},
    "name": "PlaceStepsTeamsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0a71e0ef4c75b0f5b040f1837dbcd70d";

export default node;
