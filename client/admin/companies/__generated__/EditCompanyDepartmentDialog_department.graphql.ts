/**
 * @generated SignedSource<<43cfc7c59bc68f64719149f20b3b4ec0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditCompanyDepartmentDialog_department$data = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"departmentValues_department">;
  readonly " $fragmentType": "EditCompanyDepartmentDialog_department";
};
export type EditCompanyDepartmentDialog_department$key = {
  readonly " $data"?: EditCompanyDepartmentDialog_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCompanyDepartmentDialog_department">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCompanyDepartmentDialog_department",
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
      "name": "version",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "departmentValues_department",
      "selections": [
        (v0/*:: as any*/),
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
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Department",
  "abstractKey": null
};
})();

(node as any).hash = "2be81e8554c146c14929dda8cc9c10a0";

export default node;
