/**
 * @generated SignedSource<<28e5ac4064a36ec087e093d044131786>>
 * @relayHash c5498af6014339477b8a78021c97016c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 967671cf63a0eda3d464a1a87c5c18ffac75f66c7d984b98465d9a23c19bdfe6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenewCodesDialogMutation$variables = Record<PropertyKey, never>;
export type RenewCodesDialogMutation$data = {
  readonly renewRecoveryCodes: {
    readonly recoveryCodes: ReadonlyArray<string> | null | undefined;
    readonly security: {
      readonly " $fragmentSpreads": FragmentRefs<"TwoStepCard_security">;
    };
  };
};
export type RenewCodesDialogMutation = {
  response: RenewCodesDialogMutation$data;
  variables: RenewCodesDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recoveryCodes",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RenewCodesDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SecondFactorAdded",
        "kind": "LinkedField",
        "name": "renewRecoveryCodes",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInSecurity",
            "kind": "LinkedField",
            "name": "security",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TwoStepCard_security"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RenewCodesDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SecondFactorAdded",
        "kind": "LinkedField",
        "name": "renewRecoveryCodes",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInSecurity",
            "kind": "LinkedField",
            "name": "security",
            "plural": false,
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
                  (v1/*:: as any*/),
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
                  (v2/*:: as any*/)
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
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "967671cf63a0eda3d464a1a87c5c18ffac75f66c7d984b98465d9a23c19bdfe6",
    "metadata": {},
    "name": "RenewCodesDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5297315e23bb25e0a93e8131a8408ee3";

export default node;
