/**
 * @generated SignedSource<<2cb7a61515da1e84a6c2f907cdc22871>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteClipCardDialog_card$data = {
  readonly department: {
    readonly customer: {
      readonly name: string;
    };
    readonly name: string;
  };
  readonly hours: number;
  readonly id: string;
  readonly " $fragmentType": "DeleteClipCardDialog_card";
};
export type DeleteClipCardDialog_card$key = {
  readonly " $data"?: DeleteClipCardDialog_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteClipCardDialog_card">;
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
  "name": "DeleteClipCardDialog_card",
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
      "name": "hours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Department",
      "kind": "LinkedField",
      "name": "department",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClipCard",
  "abstractKey": null
};
})();

(node as any).hash = "e4fafb55f6ab191debd66a0a06ed2f05";

export default node;
