/**
 * @generated SignedSource<<72c59ceaf8eb8dae276da7f824601135>>
 * @relayHash 95db71d1da07e2688a611b51258575cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ffb5151962980beae45b99bf70b0162b2c00edb6bb1083f3b8cc1ab37588d4c

import type { ConcreteRequest } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "REGISTERED" | "WAITLISTED" | "%future added value";
export type RegistrationStatusMenuMutation$variables = {
  id: string;
  status: EventRegistrationStatus;
  version?: number | null | undefined;
};
export type RegistrationStatusMenuMutation$data = {
  readonly setRegistrationStatus: {
    readonly edge: {
      readonly node: {
        readonly company: string | null | undefined;
        readonly createdAt: string;
        readonly dietaryRestrictions: string | null | undefined;
        readonly email: string;
        readonly event: {
          readonly id: string;
          readonly registrationCount: number;
        };
        readonly id: string;
        readonly name: string;
        readonly phone: string | null | undefined;
        readonly specialRequirements: string | null | undefined;
        readonly status: EventRegistrationStatus;
        readonly version: number;
      };
    } | null | undefined;
  };
};
export type RegistrationStatusMenuMutation = {
  response: RegistrationStatusMenuMutation$data;
  variables: RegistrationStatusMenuMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "status",
        "variableName": "status"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "EventRegistrationChange",
    "kind": "LinkedField",
    "name": "setRegistrationStatus",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EventRegistrationEdge",
        "kind": "LinkedField",
        "name": "edge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EventRegistration",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "company",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dietaryRestrictions",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "specialRequirements",
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
                "concreteType": "Event",
                "kind": "LinkedField",
                "name": "event",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "registrationCount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RegistrationStatusMenuMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RegistrationStatusMenuMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "0ffb5151962980beae45b99bf70b0162b2c00edb6bb1083f3b8cc1ab37588d4c",
    "metadata": {},
    "name": "RegistrationStatusMenuMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "638eee247a26434c9fbf97e6ab520c70";

export default node;
