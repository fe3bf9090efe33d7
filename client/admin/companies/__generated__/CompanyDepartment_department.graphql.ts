/**
 * @generated SignedSource<<febf4c68a391ddfbd4ab62f9027b760a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompanyDepartment_department$data = {
  readonly billingEmail: string | null | undefined;
  readonly city: string | null | undefined;
  readonly contactPerson: string;
  readonly externalReferences: ReadonlyArray<{
    readonly externalId: string;
    readonly program: string;
  }>;
  readonly id: string;
  readonly name: string;
  readonly paymentMethod: PaymentMethod | null | undefined;
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
      "name": "paymentMethod",
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
      "alias": null,
      "args": null,
      "concreteType": "ExternalReference",
      "kind": "LinkedField",
      "name": "externalReferences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "program",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "externalId",
          "storageKey": null
        }
      ],
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

(node as any).hash = "c5a2955c0b1fa80e204e64b1f688a252";

export default node;
