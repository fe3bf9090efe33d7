/**
 * @generated SignedSource<<eb0140f0eec637af3fea14299eebf9c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingEmail_user$data = {
  readonly email: string;
  readonly pendingEmail: {
    readonly email: string;
    readonly expiresAt: string;
    readonly isExpired: boolean;
  } | null | undefined;
  readonly " $fragmentType": "PendingEmail_user";
};
export type PendingEmail_user$key = {
  readonly " $data"?: PendingEmail_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingEmail_user">;
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
  "name": "PendingEmail_user",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingEmail",
      "kind": "LinkedField",
      "name": "pendingEmail",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExpired",
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

(node as any).hash = "02b5bb2c700637c63a4d7bb9cfc91e93";

export default node;
