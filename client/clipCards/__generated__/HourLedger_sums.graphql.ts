/**
 * @generated SignedSource<<af5e17e3689e79b25ccc9c1aa673a3a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HourLedger_sums$data = {
  readonly createdAt: string;
  readonly department: {
    readonly name: string;
  };
  readonly hours: number;
  readonly hoursUsed: number;
  readonly id: string;
  readonly user: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "HourLedger_sums";
};
export type HourLedger_sums$key = {
  readonly " $data"?: HourLedger_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"HourLedger_sums">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HourLedger_sums",
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
      "name": "hours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hoursUsed",
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
      "concreteType": "Department",
      "kind": "LinkedField",
      "name": "department",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ClipCard",
  "abstractKey": null
};
})();

(node as any).hash = "b07a4813e4c381751a06bd137adfa94b";

export default node;
