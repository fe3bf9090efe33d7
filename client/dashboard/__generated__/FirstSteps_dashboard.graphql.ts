/**
 * @generated SignedSource<<718dab700b3b5d9b9043e795c5251321>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FirstSteps_dashboard$data = {
  readonly firstSteps: {
    readonly hasColleagues: boolean;
    readonly hasLicenses: boolean;
    readonly hasPaymentMethod: boolean;
  };
  readonly " $fragmentType": "FirstSteps_dashboard";
};
export type FirstSteps_dashboard$key = {
  readonly " $data"?: FirstSteps_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstSteps_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstSteps_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FirstSteps",
      "kind": "LinkedField",
      "name": "firstSteps",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPaymentMethod",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasLicenses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasColleagues",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "7c4a8d21561a5a2c8c71301f4a602e94";

export default node;
