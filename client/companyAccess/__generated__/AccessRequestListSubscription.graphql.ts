/**
 * @generated SignedSource<<a592679b931dcd5ffe46842ba353da6a>>
 * @relayHash 752c889ef90d00bb5f2d11e4ecb09223
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e476f394cb8fe8c86bfbba6628b8d88d1ec14ed627fd238d2cd1b783d60a624

import type { ConcreteRequest } from 'relay-runtime';
export type AccessRequestListSubscription$variables = {
  connections: ReadonlyArray<string>;
};
export type AccessRequestListSubscription$data = {
  readonly accessRequestChanged: {
    readonly deletedId: string | null | undefined;
    readonly edge: {
      readonly node: {
        readonly createdAt: string;
        readonly email: string;
        readonly id: string;
        readonly name: string;
        readonly providerName: string | null | undefined;
      };
    } | null | undefined;
  };
};
export type AccessRequestListSubscription = {
  response: AccessRequestListSubscription$data;
  variables: AccessRequestListSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "connections"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "AccessRequestEdge",
  "kind": "LinkedField",
  "name": "edge",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccessRequest",
      "kind": "LinkedField",
      "name": "node",
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "connections",
    "variableName": "connections"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AccessRequestListSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccessRequestChange",
        "kind": "LinkedField",
        "name": "accessRequestChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccessRequestListSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccessRequestChange",
        "kind": "LinkedField",
        "name": "accessRequestChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "prependEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "edge",
            "handleArgs": (v3/*:: as any*/)
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId",
            "handleArgs": (v3/*:: as any*/)
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8e476f394cb8fe8c86bfbba6628b8d88d1ec14ed627fd238d2cd1b783d60a624",
    "metadata": {},
    "name": "AccessRequestListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a6d1fbfa210b4ac5ba829c27b1f31a9c";

export default node;
