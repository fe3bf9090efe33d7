/**
 * @generated SignedSource<<22f0ca41d080aa0b854dad33e52a53ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
