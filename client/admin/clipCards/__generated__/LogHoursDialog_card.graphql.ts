/**
 * @generated SignedSource<<2f7161e05abac09747a2a1a5da7c3566>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogHoursDialog_card$data = {
  readonly department: {
    readonly customer: {
      readonly name: string;
    };
    readonly name: string;
  };
  readonly hoursLeft: number;
  readonly id: string;
  readonly " $fragmentType": "LogHoursDialog_card";
};
export type LogHoursDialog_card$key = {
  readonly " $data"?: LogHoursDialog_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogHoursDialog_card">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogHoursDialog_card",
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
      "name": "hoursLeft",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClipCard",
  "abstractKey": null
};
})();

(node as any).hash = "ccb4f1b1e6e5e6dca4a36af8e5e31394";

export default node;
