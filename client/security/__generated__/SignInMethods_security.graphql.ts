/**
 * @generated SignedSource<<8d1f168b119142687f3e20ac6bd842bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInMethods_security$data = {
  readonly hasPassword: boolean;
  readonly identities: ReadonlyArray<{
    readonly createdAt: string;
    readonly email: string | null | undefined;
    readonly id: string;
    readonly lastUsedAt: string | null | undefined;
    readonly provider: string;
    readonly providerName: string;
  }>;
  readonly " $fragmentType": "SignInMethods_security";
};
export type SignInMethods_security$key = {
  readonly " $data"?: SignInMethods_security$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInMethods_security">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInMethods_security",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Identity",
      "kind": "LinkedField",
      "name": "identities",
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
          "name": "provider",
          "storageKey": null
        },
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
          "name": "email",
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
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SignInSecurity",
  "abstractKey": null
};

(node as any).hash = "809e31a4589d94300f6d9a0bc8fd13b5";

export default node;
