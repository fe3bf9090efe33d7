/**
 * @generated SignedSource<<9398458884b769f19a1549a8de17f22b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ErasureStatus = "CONFIRMED" | "DECLINED" | "ERASED" | "REQUESTED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ErasureCard_data$data = {
  readonly erasure: {
    readonly answer: string | null | undefined;
    readonly createdAt: string;
    readonly dueAt: string;
    readonly status: ErasureStatus;
  } | null | undefined;
  readonly " $fragmentType": "ErasureCard_data";
};
export type ErasureCard_data$key = {
  readonly " $data"?: ErasureCard_data$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErasureCard_data">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErasureCard_data",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ErasureRequest",
      "kind": "LinkedField",
      "name": "erasure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonalData",
  "abstractKey": null
};

(node as any).hash = "4aeb2b048ace1240e297508db372eeea";

export default node;
