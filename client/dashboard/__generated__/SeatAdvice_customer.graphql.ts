/**
 * @generated SignedSource<<df61e4fc9882115e99f1b15bf4a8f4cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SeatAdviceKind = "FEWER_SEATS" | "MORE_SEATS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeatAdvice_customer$data = {
  readonly seatAdvice: ReadonlyArray<{
    readonly bought: number;
    readonly id: string;
    readonly inUse: number;
    readonly installation: {
      readonly id: string;
      readonly subdomain: string;
    };
    readonly kind: SeatAdviceKind;
    readonly peak: number;
    readonly peakSince: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "SeatAdvice_customer";
};
export type SeatAdvice_customer$key = {
  readonly " $data"?: SeatAdvice_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatAdvice_customer">;
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
  "name": "SeatAdvice_customer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "SeatAdvice",
      "kind": "LinkedField",
      "name": "seatAdvice",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bought",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inUse",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peak",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peakSince",
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subdomain",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "seatAdvice(first:3)"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "03aa68fbcf2c03b8e1e83aab639e8473";

export default node;
