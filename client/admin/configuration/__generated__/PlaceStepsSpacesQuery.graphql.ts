/**
 * @generated SignedSource<<7f3fe5fc77183526ccfbf019f01b293d>>
 * @relayHash 2a8e2be2edf58c27c79afbe3d5f9514d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb4aa5dc6edf356cf26327838d415b30f0253c71d4ba489ed781a5c071f707c7

import type { ConcreteRequest } from 'relay-runtime';
export type PlaceStepsSpacesQuery$variables = {
  teamId: string;
};
export type PlaceStepsSpacesQuery$data = {
  readonly admin: {
    readonly clickUpSpaces: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type PlaceStepsSpacesQuery = {
  response: PlaceStepsSpacesQuery$data;
  variables: PlaceStepsSpacesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "teamId"
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
      "name": "teamId",
      "variableName": "teamId"
    }
  ],
  "concreteType": "ClickUpPlace",
  "kind": "LinkedField",
  "name": "clickUpSpaces",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlaceStepsSpacesQuery",
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
    "name": "PlaceStepsSpacesQuery",
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
    "id": "cb4aa5dc6edf356cf26327838d415b30f0253c71d4ba489ed781a5c071f707c7",
    "metadata": {},
    "name": "PlaceStepsSpacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cac061bb578e58ab57b33aaf36651846";

export default node;
