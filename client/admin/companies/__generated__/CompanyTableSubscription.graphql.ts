/**
 * @generated SignedSource<<7c7fc6ddec65badee585f5551a11cf84>>
 * @relayHash cc0f9212f3f0283aad9c86e02eca0f10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f92be1ad084aa32df792a7911ef715d6a039565bab01baffbd243a665d2d8ac

import { ConcreteRequest } from 'relay-runtime';
export type CompanyTableSubscription$variables = {
  connections: ReadonlyArray<string>;
};
export type CompanyTableSubscription$data = {
  readonly adminCompanyChanged: {
    readonly edge: {
      readonly node: {
        readonly clickUpFolderId: string | null | undefined;
        readonly contactPerson: string;
        readonly createdAt: string;
        readonly departmentCount: number;
        readonly dineroContactId: string | null | undefined;
        readonly email: string;
        readonly id: string;
        readonly licenseCount: number;
        readonly name: string;
        readonly phoneNumber: string;
        readonly pointOfContact: {
          readonly id: string;
        } | null | undefined;
        readonly userCount: number;
        readonly vatNumber: string;
      };
    } | null | undefined;
  };
};
export type CompanyTableSubscription = {
  response: CompanyTableSubscription$data;
  variables: CompanyTableSubscription$variables;
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
  "concreteType": "CustomerEdge",
  "kind": "LinkedField",
  "name": "edge",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
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
          "name": "contactPerson",
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
          "name": "phoneNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "departmentCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "licenseCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dineroContactId",
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
          "concreteType": "TeamMember",
          "kind": "LinkedField",
          "name": "pointOfContact",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
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
    "name": "CompanyTableSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerChange",
        "kind": "LinkedField",
        "name": "adminCompanyChanged",
        "plural": false,
        "selections": [
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
    "name": "CompanyTableSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerChange",
        "kind": "LinkedField",
        "name": "adminCompanyChanged",
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
    "id": "2f92be1ad084aa32df792a7911ef715d6a039565bab01baffbd243a665d2d8ac",
    "metadata": {},
    "name": "CompanyTableSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e5e26595760c13686e126f35804279e3";

export default node;
