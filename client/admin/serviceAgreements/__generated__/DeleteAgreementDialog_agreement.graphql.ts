/**
 * @generated SignedSource<<7af1e9c9b38534ffb7d6e8948737a15d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAgreementDialog_agreement$data = {
  readonly department: {
    readonly customer: {
      readonly name: string;
    };
    readonly name: string;
  };
  readonly id: string;
  readonly " $fragmentType": "DeleteAgreementDialog_agreement";
};
export type DeleteAgreementDialog_agreement$key = {
  readonly " $data"?: DeleteAgreementDialog_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAgreementDialog_agreement">;
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
  "name": "DeleteAgreementDialog_agreement",
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
  "type": "ServiceAgreement",
  "abstractKey": null
};
})();

(node as any).hash = "4a3d1b822053b1d4c8df40b513624e84";

export default node;
