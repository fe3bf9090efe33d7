/**
 * @generated SignedSource<<a686e723c0d9ce6238adad725f34fd20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFrame_viewer$data = {
  readonly customer: {
    readonly name: string;
  } | null | undefined;
  readonly user: {
    readonly email: string;
    readonly name: string;
  } | null | undefined;
  readonly viewerCanAdminister: boolean;
  readonly viewerCanApprovePurchases: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmEmailBanner_viewer" | "ImpersonationBanner_viewer">;
  readonly " $fragmentType": "useFrame_viewer";
};
export type useFrame_viewer$key = {
  readonly " $data"?: useFrame_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFrame_viewer">;
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
  "name": "useFrame_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfirmEmailBanner_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImpersonationBanner_viewer"
    },
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAdminister",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanApprovePurchases",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "2caaf7fb68a8d1ae9526e7826665bf94";

export default node;
