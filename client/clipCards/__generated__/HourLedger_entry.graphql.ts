/**
 * @generated SignedSource<<fd075a0e5472cebec4ce25c35020293f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HourLedger_entry$data = {
  readonly description: string;
  readonly id: string;
  readonly loggedBy: string;
  readonly minutes: number;
  readonly reason: string | null | undefined;
  readonly task: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly workedOn: string;
  readonly " $fragmentType": "HourLedger_entry";
};
export type HourLedger_entry$key = {
  readonly " $data"?: HourLedger_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"HourLedger_entry">;
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
  "name": "HourLedger_entry",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "loggedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Task",
      "kind": "LinkedField",
      "name": "task",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "HourEntry",
  "abstractKey": null
};
})();

(node as any).hash = "db280953dc06d1ffcabf86c42301166c";

export default node;
