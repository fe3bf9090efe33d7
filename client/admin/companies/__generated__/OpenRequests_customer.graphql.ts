/**
 * @generated SignedSource<<03c95623521cd4995f5c14a1221e5deb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LicenseRequestStatus = "APPROVED" | "COMPLETED" | "PENDING" | "PROCESSING" | "REJECTED" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OpenRequests_customer$data = {
  readonly approved: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly department: {
          readonly name: string;
        };
        readonly id: string;
        readonly installation: {
          readonly subdomain: string;
        };
        readonly licenseType: Plan;
        readonly requestedLicenses: number;
        readonly status: LicenseRequestStatus;
      };
    }>;
  };
  readonly id: string;
  readonly pending: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly department: {
          readonly name: string;
        };
        readonly id: string;
        readonly installation: {
          readonly subdomain: string;
        };
        readonly licenseType: Plan;
        readonly requestedLicenses: number;
        readonly status: LicenseRequestStatus;
      };
    }>;
  };
  readonly processing: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly department: {
          readonly name: string;
        };
        readonly id: string;
        readonly installation: {
          readonly subdomain: string;
        };
        readonly licenseType: Plan;
        readonly requestedLicenses: number;
        readonly status: LicenseRequestStatus;
      };
    }>;
  };
  readonly " $fragmentType": "OpenRequests_customer";
};
export type OpenRequests_customer$key = {
  readonly " $data"?: OpenRequests_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenRequests_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 5
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LicenseRequestEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LicenseRequest",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "licenseType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requestedLicenses",
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
            "concreteType": "Department",
            "kind": "LinkedField",
            "name": "department",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Installation",
            "kind": "LinkedField",
            "name": "installation",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subdomain",
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenRequests_customer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": "pending",
      "args": [
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "status",
          "value": "PENDING"
        }
      ],
      "concreteType": "LicenseRequestConnection",
      "kind": "LinkedField",
      "name": "licenseRequests",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "licenseRequests(first:5,status:\"PENDING\")"
    },
    {
      "alias": "processing",
      "args": [
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "status",
          "value": "PROCESSING"
        }
      ],
      "concreteType": "LicenseRequestConnection",
      "kind": "LinkedField",
      "name": "licenseRequests",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "licenseRequests(first:5,status:\"PROCESSING\")"
    },
    {
      "alias": "approved",
      "args": [
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "status",
          "value": "APPROVED"
        }
      ],
      "concreteType": "LicenseRequestConnection",
      "kind": "LinkedField",
      "name": "licenseRequests",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "licenseRequests(first:5,status:\"APPROVED\")"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "09a9e093c715194c141c70d3c55f216c";

export default node;
