/**
 * @generated SignedSource<<c7bc441365d95b3fd24c30c19b2eb671>>
 * @relayHash a1d38604fe2e70e8c893e44199bf415d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccb41025611a5d84eb6f27ce3cd3c007212daaf2bf44a38aee7ff067279d995b

import type { ConcreteRequest } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "REGISTERED" | "WAITLISTED" | "%future added value";
export type EventRegistrationInput = {
  company?: string | null | undefined;
  dietaryRestrictions?: string | null | undefined;
  email: string;
  name: string;
  phone?: string | null | undefined;
  specialRequirements?: string | null | undefined;
};
export type AddRegistrationDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  eventId: string;
  input: EventRegistrationInput;
  status: EventRegistrationStatus;
};
export type AddRegistrationDialogMutation$data = {
  readonly addRegistration: {
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
export type AddRegistrationDialogMutation = {
  response: AddRegistrationDialogMutation$data;
  variables: AddRegistrationDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "eventId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v4 = [
  {
    "kind": "Variable",
    "name": "eventId",
    "variableName": "eventId"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "status",
    "variableName": "status"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
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
        (v5/*:: as any*/),
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
            (v5/*:: as any*/),
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddRegistrationDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "EventRegistrationChange",
        "kind": "LinkedField",
        "name": "addRegistration",
        "plural": false,
        "selections": [
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AddRegistrationDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "EventRegistrationChange",
        "kind": "LinkedField",
        "name": "addRegistration",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "prependEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "edge",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ccb41025611a5d84eb6f27ce3cd3c007212daaf2bf44a38aee7ff067279d995b",
    "metadata": {},
    "name": "AddRegistrationDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8fd25b044085434853732b6a9d928478";

export default node;
