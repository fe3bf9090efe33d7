/**
 * @generated SignedSource<<a963d4cfe6bb832a57ae54281ceabacb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaidRegisterForm_event$data = {
  readonly freeUntil: string;
  readonly id: string;
  readonly isOnline: boolean;
  readonly meetingLink: string | null | undefined;
  readonly price: number | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"offeredRegistration_event">;
  readonly " $fragmentType": "PaidRegisterForm_event";
};
export type PaidRegisterForm_event$key = {
  readonly " $data"?: PaidRegisterForm_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaidRegisterForm_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaidRegisterForm_event",
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
      "name": "title",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeUntil",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "offeredRegistration_event",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EventRegistration",
          "kind": "LinkedField",
          "name": "viewerRegistration",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
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
              "name": "email",
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
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "4b4a46382510633569007cdc55c9cfc4";

export default node;
