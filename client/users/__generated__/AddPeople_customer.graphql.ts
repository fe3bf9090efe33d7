/**
 * @generated SignedSource<<3b41174f2554892bc9be2540a2f97bf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddPeople_customer$data = {
  readonly id: string;
  readonly " $fragmentType": "AddPeople_customer";
};
export type AddPeople_customer$key = {
  readonly " $data"?: AddPeople_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddPeople_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddPeople_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "39128e1badb8c80410403b603e65ecfd";

export default node;
