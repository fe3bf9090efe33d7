/**
 * @generated SignedSource<<b62bd8204a25fb5ec034f2bda130d7a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyTabs_customer$data = {
  readonly clipCards: {
    readonly totalCount: number;
  };
  readonly id: string;
  readonly licenseRequests: {
    readonly totalCount: number;
  };
  readonly licenseSummary: {
    readonly active: number;
  };
  readonly serviceAgreements: {
    readonly totalCount: number;
  };
  readonly userCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"missingSetup_customer">;
  readonly " $fragmentType": "CompanyTabs_customer";
};
export type CompanyTabs_customer$key = {
  readonly " $data"?: CompanyTabs_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyTabs_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyTabs_customer",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "LicenseSummary",
      "kind": "LinkedField",
      "name": "licenseSummary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "LicenseRequestConnection",
      "kind": "LinkedField",
      "name": "licenseRequests",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "licenseRequests(first:1)"
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "ServiceAgreementConnection",
      "kind": "LinkedField",
      "name": "serviceAgreements",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "serviceAgreements(first:1)"
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "ClipCardConnection",
      "kind": "LinkedField",
      "name": "clipCards",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "clipCards(first:1)"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "missingSetup_customer",
      "selections": [
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
          "name": "dineroContactName",
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
          "kind": "ScalarField",
          "name": "clickUpFolderName",
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
            (v0/*:: as any*/),
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
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "avatar",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isActive",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "6d247cdf3ae61c777f3570150c1d1072";

export default node;
