/**
 * @generated SignedSource<<0f5f3992afbc9428482af6d7d3a87ec0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenewalTable_query$data = {
  readonly admin: {
    readonly " $fragmentSpreads": FragmentRefs<"EditRenewalDialog_admin" | "RenewalTable_admin">;
  };
  readonly " $fragmentType": "RenewalTable_query";
};
export type RenewalTable_query$key = {
  readonly " $data"?: RenewalTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenewalTable_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "group"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenewalTable_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Admin",
      "kind": "LinkedField",
      "name": "admin",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EditRenewalDialog_admin"
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "group",
              "variableName": "group"
            }
          ],
          "kind": "FragmentSpread",
          "name": "RenewalTable_admin"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d7c4592ef93b8409e9950069299bea13";

export default node;
