/**
 * @generated SignedSource<<6292e145b09c570a32f4308db08bd0e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConnectionsToRenew_customer$data = {
  readonly connectionsToRenew: {
    readonly broken: number;
    readonly keys: number;
  };
  readonly " $fragmentType": "ConnectionsToRenew_customer";
};
export type ConnectionsToRenew_customer$key = {
  readonly " $data"?: ConnectionsToRenew_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectionsToRenew_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConnectionsToRenew_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConnectionsToRenew",
      "kind": "LinkedField",
      "name": "connectionsToRenew",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "broken",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keys",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "be3ebf996375c1c7b14f3a0ec479b275";

export default node;
