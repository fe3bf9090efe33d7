/**
 * @generated SignedSource<<b54b01945231ff5a1b5b4df7fbc45014>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PointOfContact_customer$data = {
  readonly pointOfContact: {
    readonly avatar: string | null | undefined;
    readonly calendarBookingUrl: string | null | undefined;
    readonly email: string;
    readonly name: string;
    readonly phone: string | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "PointOfContact_customer";
};
export type PointOfContact_customer$key = {
  readonly " $data"?: PointOfContact_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointOfContact_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PointOfContact_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamMember",
      "kind": "LinkedField",
      "name": "pointOfContact",
      "plural": false,
      "selections": [
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
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
          "name": "calendarBookingUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "5442d59e4e2d0c207fea1f93a5c2eb79";

export default node;
