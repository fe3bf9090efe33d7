/**
 * @generated SignedSource<<e94b0ecbba550ffddc56afeff4075a98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactChoice_customer$data = {
  readonly id: string;
  readonly pointOfContact: {
    readonly avatar: string | null | undefined;
    readonly id: string;
    readonly isActive: boolean;
    readonly name: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "ContactChoice_customer";
};
export type ContactChoice_customer$key = {
  readonly " $data"?: ContactChoice_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactChoice_customer">;
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
  "name": "ContactChoice_customer",
  "selections": [
    (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
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

(node as any).hash = "fd49120e94389697d439b329265c382c";

export default node;
