/**
 * @generated SignedSource<<8cd4131e1771e41bfadd9b37ef760bc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterDialog_viewer$data = {
  readonly customer: {
    readonly name: string;
    readonly phoneNumber: string;
  } | null | undefined;
  readonly user: {
    readonly email: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "RegisterDialog_viewer";
};
export type RegisterDialog_viewer$key = {
  readonly " $data"?: RegisterDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterDialog_viewer">;
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
  "name": "RegisterDialog_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phoneNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "a4d94d53bce58005f3a4bfd2a24c1c98";

export default node;
