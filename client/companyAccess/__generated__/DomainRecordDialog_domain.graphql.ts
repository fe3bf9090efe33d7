/**
 * @generated SignedSource<<ef92ae995b61926f7e0f25e8a74c6238>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DomainRecordDialog_domain$data = {
  readonly dnsFoundAt: string | null | undefined;
  readonly domain: string;
  readonly id: string;
  readonly recordName: string;
  readonly recordText: string;
  readonly " $fragmentType": "DomainRecordDialog_domain";
};
export type DomainRecordDialog_domain$key = {
  readonly " $data"?: DomainRecordDialog_domain$data;
  readonly " $fragmentSpreads": FragmentRefs<"DomainRecordDialog_domain">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DomainRecordDialog_domain",
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
      "name": "domain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dnsFoundAt",
      "storageKey": null
    }
  ],
  "type": "CompanyDomainInfo",
  "abstractKey": null
};

(node as any).hash = "d2d48be6a38f84a8689af69c028ac6cb";

export default node;
