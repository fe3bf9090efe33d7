/**
 * @generated SignedSource<<7ba58bcc8502ec7579c0d946a57701c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PointOfContactChoice_customer$data = {
  readonly id: string;
  readonly pointOfContact: {
    readonly avatar: string | null | undefined;
    readonly id: string;
    readonly isActive: boolean;
    readonly name: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "PointOfContactChoice_customer";
};
export type PointOfContactChoice_customer$key = {
  readonly " $data"?: PointOfContactChoice_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointOfContactChoice_customer">;
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
  "name": "PointOfContactChoice_customer",
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

(node as any).hash = "8574466ab25d016dd911f3119be069cd";

export default node;
