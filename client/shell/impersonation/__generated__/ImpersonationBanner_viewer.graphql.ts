/**
 * @generated SignedSource<<fe74ea6a74ac29311b612888fabadff5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImpersonationBanner_viewer$data = {
  readonly customer: {
    readonly name: string;
  } | null | undefined;
  readonly impersonation: {
    readonly adminName: string;
    readonly expiresAt: string;
  } | null | undefined;
  readonly user: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ImpersonationBanner_viewer";
};
export type ImpersonationBanner_viewer$key = {
  readonly " $data"?: ImpersonationBanner_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImpersonationBanner_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImpersonationBanner_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Impersonation",
      "kind": "LinkedField",
      "name": "impersonation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "adminName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
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

(node as any).hash = "491bb58ab5e961485cc2d3745805bb5a";

export default node;
