/**
 * @generated SignedSource<<9c4042167dd9cb328cc2e2baae130546>>
 * @relayHash 8b04f906c4686034b455e9ce60a19dbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8aad5a58c5a0f6e0a1a6423ec0a854e595bbb6e1ab134cf0be4ab396b2a0190

import type { ConcreteRequest } from 'relay-runtime';
export type BillEventSeatInput = {
  departmentId?: string | null | undefined;
  newBuyer?: NewBuyerInput | null | undefined;
  registrationId: string;
  version: number;
};
export type NewBuyerInput = {
  billingEmail: string;
  city: string;
  contactPerson: string;
  departmentName: string;
  eanNumber?: string | null | undefined;
  name: string;
  phoneNumber: string;
  poNumber?: string | null | undefined;
  street: string;
  vatNumber: string;
  zip: string;
};
export type useBillSeatMutation$variables = {
  connections: ReadonlyArray<string>;
  input: BillEventSeatInput;
};
export type useBillSeatMutation$data = {
  readonly billEventSeat: {
    readonly invoice: {
      readonly numberText: string;
    } | null | undefined;
    readonly registration: {
      readonly id: string;
      readonly version: number;
    };
  };
};
export type useBillSeatMutation = {
  response: useBillSeatMutation$data;
  variables: useBillSeatMutation$variables;
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
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberText",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBillSeatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "BilledEventSeat",
        "kind": "LinkedField",
        "name": "billEventSeat",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EventRegistration",
            "kind": "LinkedField",
            "name": "registration",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "invoice",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBillSeatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "BilledEventSeat",
        "kind": "LinkedField",
        "name": "billEventSeat",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EventRegistration",
            "kind": "LinkedField",
            "name": "registration",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteEdge",
                "key": "",
                "kind": "ScalarHandle",
                "name": "id",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "invoice",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e8aad5a58c5a0f6e0a1a6423ec0a854e595bbb6e1ab134cf0be4ab396b2a0190",
    "metadata": {},
    "name": "useBillSeatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dde648ac1620a64807810a9fb124d10e";

export default node;
