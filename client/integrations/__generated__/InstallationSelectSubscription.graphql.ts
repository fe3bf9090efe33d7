/**
 * @generated SignedSource<<58fe4af918849e4aedf4ca132fbdf779>>
 * @relayHash cf839b27e96165ffbfc3deb1940883a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0bb03349da7a006628799818e7f37fbd24749360287eab2319a1675e14e281d

import type { ConcreteRequest } from 'relay-runtime';
export type IntegrationObstacleCode = "API_KEY_REQUIRED" | "CONNECTION_REQUIRED" | "SERVICE_AGREEMENT_PAUSED" | "SERVICE_AGREEMENT_PENDING" | "SERVICE_AGREEMENT_REQUIRED" | "%future added value";
export type InstallationSelectSubscription$variables = {
  connections: ReadonlyArray<string>;
};
export type InstallationSelectSubscription$data = {
  readonly installationChanged: {
    readonly deletedId: string | null | undefined;
    readonly edge: {
      readonly node: {
        readonly id: string;
        readonly integrations: ReadonlyArray<{
          readonly id: string;
          readonly obstacle: {
            readonly code: IntegrationObstacleCode;
            readonly message: string;
          } | null | undefined;
        }>;
        readonly subdomain: string;
      };
    } | null | undefined;
  };
};
export type InstallationSelectSubscription = {
  response: InstallationSelectSubscription$data;
  variables: InstallationSelectSubscription$variables;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "InstallationEdge",
  "kind": "LinkedField",
  "name": "edge",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Installation",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subdomain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "IntegrationInstance",
          "kind": "LinkedField",
          "name": "integrations",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "IntegrationObstacle",
              "kind": "LinkedField",
              "name": "obstacle",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "code",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "message",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
},
v4 = [
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
    "name": "InstallationSelectSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InstallationChange",
        "kind": "LinkedField",
        "name": "installationChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "InstallationSelectSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InstallationChange",
        "kind": "LinkedField",
        "name": "installationChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "appendEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "edge",
            "handleArgs": (v4/*:: as any*/)
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId",
            "handleArgs": (v4/*:: as any*/)
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c0bb03349da7a006628799818e7f37fbd24749360287eab2319a1675e14e281d",
    "metadata": {},
    "name": "InstallationSelectSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b665aa42ee107f878e9561a6ceadb05a";

export default node;
