/**
 * @generated SignedSource<<bd48774fcaface20acec741fa1cc4e0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeatNoteDialog_seats$data = {
  readonly installation: {
    readonly department: {
      readonly customer: {
        readonly name: string;
      };
    };
    readonly id: string;
    readonly subdomain: string;
  };
  readonly note: string | null | undefined;
  readonly noteVersion: number | null | undefined;
  readonly " $fragmentType": "SeatNoteDialog_seats";
};
export type SeatNoteDialog_seats$key = {
  readonly " $data"?: SeatNoteDialog_seats$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatNoteDialog_seats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatNoteDialog_seats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noteVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Installation",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
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
          "name": "subdomain",
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
            {
              "alias": null,
              "args": null,
              "concreteType": "Customer",
              "kind": "LinkedField",
              "name": "customer",
              "plural": false,
              "selections": [
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InstallationSeats",
  "abstractKey": null
};

(node as any).hash = "9d8199538a8cb071c953ce838bba5970";

export default node;
