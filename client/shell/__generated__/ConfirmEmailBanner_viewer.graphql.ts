/**
 * @generated SignedSource<<c4f5b6aff1f55a12f3c690f5c41cb4c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmEmailBanner_viewer$data = {
  readonly impersonation: {
    readonly adminName: string;
  } | null | undefined;
  readonly user: {
    readonly email: string;
    readonly emailConfirmedAt: string | null | undefined;
    readonly pendingEmail: {
      readonly email: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ConfirmEmailBanner_viewer";
};
export type ConfirmEmailBanner_viewer$key = {
  readonly " $data"?: ConfirmEmailBanner_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmEmailBanner_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmEmailBanner_viewer",
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
          "name": "emailConfirmedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PendingEmail",
          "kind": "LinkedField",
          "name": "pendingEmail",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "52d38f40503d1d5a4be2f3c7f9af495d";

export default node;
