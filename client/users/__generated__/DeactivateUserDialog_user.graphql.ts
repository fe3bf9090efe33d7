/**
 * @generated SignedSource<<9ab15151495789af05979eb64043f7d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeactivateUserDialog_user$data = {
  readonly email: string;
  readonly id: string;
  readonly isViewer: boolean;
  readonly issuedApiTokens: ReadonlyArray<{
    readonly id: string;
    readonly lastFour: string;
    readonly name: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "DeactivateUserDialog_user";
};
export type DeactivateUserDialog_user$key = {
  readonly " $data"?: DeactivateUserDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeactivateUserDialog_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "DeactivateUserDialog_user",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiTokenInfo",
      "kind": "LinkedField",
      "name": "issuedApiTokens",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastFour",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "e437a250dc74643f24bb30ffbf90c9bf";

export default node;
