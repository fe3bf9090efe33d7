/**
 * @generated SignedSource<<506c7db6bac0f9b6e09573a3ce0fd255>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SetupBanner_customer$data = {
  readonly clickUpFolderId: string | null | undefined;
  readonly dineroContactId: string | null | undefined;
  readonly id: string;
  readonly pointOfContact: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "SetupBanner_customer";
};
export type SetupBanner_customer$key = {
  readonly " $data"?: SetupBanner_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupBanner_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupBanner_customer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dineroContactId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickUpFolderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamMember",
      "kind": "LinkedField",
      "name": "pointOfContact",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "9b7d96e180d54bf86ff56494b812397c";

export default node;
