/**
 * @generated SignedSource<<cf209c1d45161d88446c2751938fbd70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminCompanyAccess_customer$data = {
  readonly domains: ReadonlyArray<{
    readonly confirmedAt: string | null | undefined;
    readonly createdAt: string;
    readonly dnsFoundAt: string | null | undefined;
    readonly domain: string;
    readonly id: string;
  }>;
  readonly id: string;
  readonly signIn: {
    readonly isRequired: boolean;
    readonly providerName: string;
  } | null | undefined;
  readonly " $fragmentType": "AdminCompanyAccess_customer";
};
export type AdminCompanyAccess_customer$key = {
  readonly " $data"?: AdminCompanyAccess_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCompanyAccess_customer">;
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
  "name": "AdminCompanyAccess_customer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyDomainInfo",
      "kind": "LinkedField",
      "name": "domains",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanySignInInfo",
      "kind": "LinkedField",
      "name": "signIn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "a4ae293b43b27e751873fb7be8390603";

export default node;
