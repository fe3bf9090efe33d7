/**
 * @generated SignedSource<<2ee8185e084379ed2b9a7bbdb00c8183>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangePlaceButton_place$data = {
  readonly company: string | null | undefined;
  readonly dietaryRestrictions: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly specialRequirements: string | null | undefined;
  readonly " $fragmentType": "ChangePlaceButton_place";
};
export type ChangePlaceButton_place$key = {
  readonly " $data"?: ChangePlaceButton_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangePlaceButton_place">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangePlaceButton_place",
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
      "name": "name",
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
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dietaryRestrictions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialRequirements",
      "storageKey": null
    }
  ],
  "type": "EventPlace",
  "abstractKey": null
};

(node as any).hash = "31b708a739888a1eecd396feccd2fc54";

export default node;
