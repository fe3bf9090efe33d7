/**
 * @generated SignedSource<<d4d75cdf0a1d97dae10413448f1377ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyTabs_customer$data = {
  readonly clickUpFolderId: string | null | undefined;
  readonly clipCards: {
    readonly totalCount: number;
  };
  readonly dineroContactId: string | null | undefined;
  readonly id: string;
  readonly licenseRequests: {
    readonly totalCount: number;
  };
  readonly licenseSummary: {
    readonly total: number;
  };
  readonly pointOfContact: {
    readonly id: string;
  } | null | undefined;
  readonly serviceAgreements: {
    readonly totalCount: number;
  };
  readonly userCount: number;
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
          "name": "total",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "a677241d6d11d3e436d179dfce5c09f3";

export default node;
