/**
 * @generated SignedSource<<7db3f2536d9ce10fd944e84321f2add5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PointOfContact_customer$data = {
  readonly pointOfContact: Result<{
    readonly avatar: string | null | undefined;
    readonly calendarBookingUrl: string | null | undefined;
    readonly email: string;
    readonly name: string;
    readonly phone: string | null | undefined;
    readonly title: string;
  } | null | undefined, unknown>;
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
      "kind": "CatchField",
      "field": {
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
      },
      "to": "RESULT"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "8121932d98a0657979c92620b60f1c5a";

export default node;
