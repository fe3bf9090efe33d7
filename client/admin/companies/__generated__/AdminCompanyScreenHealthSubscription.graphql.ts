/**
 * @generated SignedSource<<cc8af881b03e81361139deb203840c83>>
 * @relayHash 7cf2fa98b585c7de3fccfd6a367f69e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3741ba38fd09ceabe18c5300a0ffea47ad0ab0ba601449707258183e2bd33b66

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminCompanyScreenHealthSubscription$variables = {
  id: string;
};
export type AdminCompanyScreenHealthSubscription$data = {
  readonly adminInboxChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"CompanyHealth_admin">;
  };
};
export type AdminCompanyScreenHealthSubscription = {
  response: AdminCompanyScreenHealthSubscription$data;
  variables: AdminCompanyScreenHealthSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AdminCompanyScreenHealthSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "adminInboxChanged",
        "plural": false,
        "selections": [
          {
            "args": [
              {
                "kind": "Variable",
                "name": "id",
                "variableName": "id"
              }
            ],
            "kind": "FragmentSpread",
            "name": "CompanyHealth_admin"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AdminCompanyScreenHealthSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "adminInboxChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "customerId",
                "variableName": "id"
              }
            ],
            "concreteType": "CompanyHealthSign",
            "kind": "LinkedField",
            "name": "companyHealth",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subjectId",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3741ba38fd09ceabe18c5300a0ffea47ad0ab0ba601449707258183e2bd33b66",
    "metadata": {},
    "name": "AdminCompanyScreenHealthSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7d5810696be2c70f92fc518f7324763c";

export default node;
