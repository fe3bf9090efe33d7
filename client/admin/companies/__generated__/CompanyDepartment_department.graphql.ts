/**
 * @generated SignedSource<<4c18ada6a130d6077a692748f6b83bb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyDepartment_department$data = {
  readonly billingEmail: string | null | undefined;
  readonly city: string | null | undefined;
  readonly contactPerson: string;
  readonly name: string;
  readonly phoneNumber: string | null | undefined;
  readonly poNumber: string | null | undefined;
  readonly street: string | null | undefined;
  readonly zip: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EditCompanyDepartmentDialog_department" | "PaymentMethodLine_department" | "useDepartmentInstallations_department">;
  readonly " $fragmentType": "CompanyDepartment_department";
};
export type CompanyDepartment_department$key = {
  readonly " $data"?: CompanyDepartment_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyDepartment_department">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyDepartment_department",
  "selections": [
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
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poNumber",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDepartmentInstallations_department"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentMethodLine_department"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditCompanyDepartmentDialog_department"
    }
  ],
  "type": "Department",
  "abstractKey": null
};

(node as any).hash = "42300a87a9b585f5da737e5f718c46ae";

export default node;
