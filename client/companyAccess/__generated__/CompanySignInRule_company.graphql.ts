/**
 * @generated SignedSource<<342f2abaa0567105aef51d896cc1a7c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "BUYER" | "MEMBER" | "%future added value";
export type JoinPolicy = "AUTOMATIC" | "NONE" | "REQUEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompanySignInRule_company$data = {
  readonly domains: ReadonlyArray<{
    readonly confirmedAt: string | null | undefined;
  }>;
  readonly signIn: {
    readonly isRequired: boolean;
    readonly joinPolicy: JoinPolicy;
    readonly joinRole: CompanyRole;
    readonly providerName: string;
    readonly tenant: string;
  } | null | undefined;
  readonly " $fragmentType": "CompanySignInRule_company";
};
export type CompanySignInRule_company$key = {
  readonly " $data"?: CompanySignInRule_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanySignInRule_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanySignInRule_company",
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
          "name": "confirmedAt",
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
          "name": "tenant",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joinPolicy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joinRole",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "b04214a7a7800f2436b4742f2c321db5";

export default node;
