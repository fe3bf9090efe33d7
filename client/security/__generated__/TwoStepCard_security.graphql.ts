/**
 * @generated SignedSource<<270ba8fc6064e8f9a9d713ed4461c967>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoStepCard_security$data = {
  readonly authenticatorApp: {
    readonly createdAt: string;
    readonly lastUsedAt: string | null | undefined;
  } | null | undefined;
  readonly isRequired: boolean;
  readonly passkeys: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly recoveryCodes: {
    readonly createdAt: string;
    readonly left: number;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "TwoStepCard_security";
};
export type TwoStepCard_security$key = {
  readonly " $data"?: TwoStepCard_security$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoStepCard_security">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoStepCard_security",
  "selections": [
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
      "concreteType": "AuthenticatorAppInfo",
      "kind": "LinkedField",
      "name": "authenticatorApp",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecoveryCodesInfo",
      "kind": "LinkedField",
      "name": "recoveryCodes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "left",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SignInSecurity",
  "abstractKey": null
};
})();

(node as any).hash = "034403dc396a634427000969abd77ce8";

export default node;
