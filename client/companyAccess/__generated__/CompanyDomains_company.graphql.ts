/**
 * @generated SignedSource<<10ef0bb86cf16fa74432993ed685e19a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyDomains_company$data = {
  readonly domains: ReadonlyArray<{
    readonly confirmedAt: string | null | undefined;
    readonly dnsFoundAt: string | null | undefined;
    readonly domain: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DomainRecordDialog_domain">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CompanySignInRule_company">;
  readonly " $fragmentType": "CompanyDomains_company";
};
export type CompanyDomains_company$key = {
  readonly " $data"?: CompanyDomains_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyDomains_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyDomains_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyDomainInfo",
      "kind": "LinkedField",
      "name": "domains",
      "plural": true,
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
          "name": "dnsFoundAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmedAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DomainRecordDialog_domain"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanySignInRule_company"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "15ccf31aca1f990d90907b7c0089474b";

export default node;
