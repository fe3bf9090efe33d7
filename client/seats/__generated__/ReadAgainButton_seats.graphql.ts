/**
 * @generated SignedSource<<d04f096cefb0fc26147cf070c3a80379>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadAgainButton_seats$data = {
  readonly installation: {
    readonly id: string;
  };
  readonly isReading: boolean;
  readonly viewerCanRead: boolean;
  readonly " $fragmentType": "ReadAgainButton_seats";
};
export type ReadAgainButton_seats$key = {
  readonly " $data"?: ReadAgainButton_seats$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadAgainButton_seats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReadAgainButton_seats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReading",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InstallationSeats",
  "abstractKey": null
};

(node as any).hash = "4f1770eea2243c17b8b3b2315a4bf827";

export default node;
