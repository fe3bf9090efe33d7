/**
 * @generated SignedSource<<f979bfe19221341a93c6bd9764b111bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResetSecondFactorsDialog_user$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "ResetSecondFactorsDialog_user";
};
export type ResetSecondFactorsDialog_user$key = {
  readonly " $data"?: ResetSecondFactorsDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResetSecondFactorsDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResetSecondFactorsDialog_user",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a13128c32c0c6ba88fbed44d39373dda";

export default node;
