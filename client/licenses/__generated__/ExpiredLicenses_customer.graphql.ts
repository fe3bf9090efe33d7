/**
 * @generated SignedSource<<881960d1ddc63a6e16760da7db681118>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExpiredLicenses_customer$data = {
  readonly expired: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "ExpiredLicenses_customer";
};
export type ExpiredLicenses_customer$key = {
  readonly " $data"?: ExpiredLicenses_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpiredLicenses_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "departmentId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExpiredLicenses_customer",
  "selections": [
    {
      "alias": "expired",
      "args": [
        {
          "kind": "Variable",
          "name": "departmentId",
          "variableName": "departmentId"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 0
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Literal",
          "name": "statuses",
          "value": [
            "EXPIRED"
          ]
        }
      ],
      "concreteType": "LicenseConnection",
      "kind": "LinkedField",
      "name": "licensesByDepartment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "6b8f3905f4078ab60b32d1757cc06c28";

export default node;
