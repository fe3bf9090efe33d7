/**
 * @generated SignedSource<<01b15d89e551c5046fa8d0a6de4c199a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "BUYER" | "MEMBER" | "%future added value";
export type JoinPolicy = "AUTOMATIC" | "NONE" | "REQUEST" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type CompanySignInRule_company$data = {
  readonly domains: ReadonlyArray<{
    readonly confirmedAt: string | null | undefined;
  }>;
  readonly signIn: Result<{
    readonly isRequired: boolean;
    readonly joinPolicy: JoinPolicy;
    readonly joinRole: CompanyRole;
    readonly providerName: string;
    readonly tenant: string;
  } | null | undefined, unknown>;
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
      "kind": "CatchField",
      "field": {
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
      },
      "to": "RESULT"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "29ccf18910e4a536e03998312ea99067";

export default node;
