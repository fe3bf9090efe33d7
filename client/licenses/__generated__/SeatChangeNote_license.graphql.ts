/**
 * @generated SignedSource<<485936bdfaaff9961246244209f615ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeatChangeNote_license$data = {
  readonly id: string;
  readonly installation: {
    readonly subdomain: string;
  };
  readonly seatChange: {
    readonly effectiveDate: string;
    readonly noticeDeadline: string;
    readonly quantity: number;
    readonly viewerCanUndo: boolean;
  } | null | undefined;
  readonly " $fragmentType": "SeatChangeNote_license";
};
export type SeatChangeNote_license$key = {
  readonly " $data"?: SeatChangeNote_license$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatChangeNote_license">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatChangeNote_license",
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
      "concreteType": "Installation",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subdomain",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeatChange",
      "kind": "LinkedField",
      "name": "seatChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "effectiveDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noticeDeadline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanUndo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "License",
  "abstractKey": null
};

(node as any).hash = "704290250df3c1d2fdaab234e19c220f";

export default node;
