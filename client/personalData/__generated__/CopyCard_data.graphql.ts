/**
 * @generated SignedSource<<1d18f1485810dadac512d91505755286>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyCard_data$data = {
  readonly copy: {
    readonly expiresAt: string;
    readonly readyAt: string | null | undefined;
    readonly requestedAt: string;
  } | null | undefined;
  readonly " $fragmentType": "CopyCard_data";
};
export type CopyCard_data$key = {
  readonly " $data"?: CopyCard_data$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyCard_data">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyCard_data",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonalDataCopyInfo",
      "kind": "LinkedField",
      "name": "copy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readyAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonalData",
  "abstractKey": null
};

(node as any).hash = "334c29f735d2a50149db7e11846215de";

export default node;
