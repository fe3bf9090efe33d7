/**
 * @generated SignedSource<<86dcc203c00bbb3e994fd065e437d4a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LowClipCards_dashboard$data = {
  readonly lowClipCards: ReadonlyArray<{
    readonly department: {
      readonly id: string;
      readonly name: string;
    };
    readonly hours: number;
    readonly hoursLeft: number;
    readonly id: string;
  }>;
  readonly " $fragmentType": "LowClipCards_dashboard";
};
export type LowClipCards_dashboard$key = {
  readonly " $data"?: LowClipCards_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"LowClipCards_dashboard">;
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
  "name": "LowClipCards_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClipCard",
      "kind": "LinkedField",
      "name": "lowClipCards",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "Dashboard",
  "abstractKey": null
};
})();

(node as any).hash = "70271e5cf8723bed554082c2811266c8";

export default node;
