/**
 * @generated SignedSource<<1580cb66923a699a235a8839f40b99f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenRequests_customer$data = {
  readonly approved: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"OpenRequests_request">;
      };
    }>;
  };
  readonly id: string;
  readonly pending: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"OpenRequests_request">;
      };
    }>;
  };
  readonly processing: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"OpenRequests_request">;
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
          {
            "kind": "InlineDataFragmentSpread",
            "name": "OpenRequests_request",
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
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
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

(node as any).hash = "c8d75c3dc30dc1d208bd6d9a609eeb4c";

export default node;
