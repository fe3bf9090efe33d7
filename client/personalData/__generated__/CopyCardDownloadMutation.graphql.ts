/**
 * @generated SignedSource<<649e4d7f5ec4795d8052d9adbfaca6e0>>
 * @relayHash e342b7e89150feac611602a47353cd39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55a1a969020f8e02fe1ef8a37f05dcfaa7a2ac5da953252a470d34de5f2dbb99

import type { ConcreteRequest } from 'relay-runtime';
export type PersonalDataFormat = "HTML" | "JSON" | "%future added value";
export type CopyCardDownloadMutation$variables = {
  format: PersonalDataFormat;
};
export type CopyCardDownloadMutation$data = {
  readonly downloadPersonalData: {
    readonly content: string;
    readonly fileName: string;
    readonly mediaType: string;
  };
};
export type CopyCardDownloadMutation = {
  response: CopyCardDownloadMutation$data;
  variables: CopyCardDownloadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "format"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "format",
        "variableName": "format"
      }
    ],
    "concreteType": "PersonalDataFile",
    "kind": "LinkedField",
    "name": "downloadPersonalData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mediaType",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "content",
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
    "name": "CopyCardDownloadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CopyCardDownloadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "55a1a969020f8e02fe1ef8a37f05dcfaa7a2ac5da953252a470d34de5f2dbb99",
    "metadata": {},
    "name": "CopyCardDownloadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9c2b132f41f12a54736c8d16e1a1b938";

export default node;
