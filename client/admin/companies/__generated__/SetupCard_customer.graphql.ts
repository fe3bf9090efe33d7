/**
 * @generated SignedSource<<d9dba00b7fc8256e90462c01d093981a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetupCard_customer$data = {
  readonly clickUpFolderId: string | null | undefined;
  readonly clickUpFolderName: string | null | undefined;
  readonly dineroContactId: string | null | undefined;
  readonly dineroContactName: string | null | undefined;
  readonly id: string;
  readonly pointOfContact: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "SetupCard_customer";
};
export type SetupCard_customer$key = {
  readonly " $data"?: SetupCard_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupCard_customer">;
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
  "name": "SetupCard_customer",
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
      "name": "dineroContactName",
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
      "kind": "ScalarField",
      "name": "clickUpFolderName",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "63167fee46453ede4b56721dba9d06ad";

export default node;
