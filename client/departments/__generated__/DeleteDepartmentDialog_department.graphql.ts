/**
 * @generated SignedSource<<93570c9fd6ecc5602e8a1d3abd639d63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeleteDepartmentDialog_department$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteDepartmentDialog_department";
};
export type DeleteDepartmentDialog_department$key = {
  readonly " $data"?: DeleteDepartmentDialog_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteDepartmentDialog_department">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteDepartmentDialog_department",
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
    }
  ],
  "type": "Department",
  "abstractKey": null
};

(node as any).hash = "8c862a8be35f17176b1003d53c928624";

export default node;
