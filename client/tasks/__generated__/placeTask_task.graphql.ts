/**
 * @generated SignedSource<<bb0ac8b4cac417553647f49662483dc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type placeTask_task$data = {
  readonly clipCard: {
    readonly id: string;
  };
  readonly createdAt: string;
  readonly id: string;
  readonly isNew: boolean;
  readonly matches: boolean;
  readonly name: string;
  readonly priority: number | null | undefined;
  readonly status: string;
  readonly " $fragmentType": "placeTask_task";
};
export type placeTask_task$key = {
  readonly " $data"?: placeTask_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"placeTask_task">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "placeTask_task",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
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
      "name": "isNew",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "kind": "ScalarField",
      "name": "matches",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClipCard",
      "kind": "LinkedField",
      "name": "clipCard",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};
})();

(node as any).hash = "cb95d343fa36ac4a7bf4c9309ec85fd0";

export default node;
