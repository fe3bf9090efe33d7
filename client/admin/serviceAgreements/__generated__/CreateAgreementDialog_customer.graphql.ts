/**
 * @generated SignedSource<<6318718f5fa79bedc38541fa5c606286>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateAgreementDialog_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AgreementFields_customer">;
  readonly " $fragmentType": "CreateAgreementDialog_customer";
};
export type CreateAgreementDialog_customer$key = {
  readonly " $data"?: CreateAgreementDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateAgreementDialog_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateAgreementDialog_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgreementFields_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "aefe4fd70350432fb92eccdcd35162a7";

export default node;
