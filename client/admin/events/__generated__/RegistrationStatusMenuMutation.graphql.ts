/**
 * @generated SignedSource<<a257032384195c46e5ddd129172b686a>>
 * @relayHash 2dd38cd4d415bde256e8e8c78f4cd8c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dc57eb122619419c62d0d71bad2bcfca7016758521748ef6adc13235184ec06

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
          readonly waitingCount: number;
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "waitingCount",
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
    "id": "5dc57eb122619419c62d0d71bad2bcfca7016758521748ef6adc13235184ec06",
    "metadata": {},
    "name": "RegistrationStatusMenuMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "143377b61297f4729ecc7368af04e4e7";

export default node;
