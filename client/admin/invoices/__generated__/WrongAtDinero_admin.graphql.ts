/**
 * @generated SignedSource<<e3ccca86c4697089c234f148f35288a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WrongAtDinero_admin$data = {
  readonly wrongAtDinero: number;
  readonly " $fragmentType": "WrongAtDinero_admin";
};
export type WrongAtDinero_admin$key = {
  readonly " $data"?: WrongAtDinero_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"WrongAtDinero_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WrongAtDinero_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wrongAtDinero",
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "ee84ca3b4f053ab018dda46b20bc9f5d";

export default node;
