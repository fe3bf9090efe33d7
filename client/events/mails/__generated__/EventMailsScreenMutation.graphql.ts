/**
 * @generated SignedSource<<732e1b00f75b780870b84b3f50688228>>
 * @relayHash fda24be6e87457cdac08ad46db4e38d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b6f2c2a5f7cbc29a45bce3bb8d195550d315ae6274e58b3b502b0df497409a4

import type { ConcreteRequest } from 'relay-runtime';
export type MailCategory = "APPROVALS" | "EVENT_CHANGES" | "EVENT_FEEDBACK" | "EVENT_REMINDERS" | "INTEGRATIONS" | "INVOICES" | "LOW_HOURS" | "MENTIONS" | "NEW_COMPANIES" | "ORDERS" | "PERSONAL_DATA" | "SALES" | "SEATS" | "SEATS_IN_USE" | "SECURITY" | "TASK_COMMENTS" | "TERMS" | "UNPAID_GOODS" | "%future added value";
export type EventMailsScreenMutation$variables = {
  category: MailCategory;
  isOn: boolean;
  key: string;
};
export type EventMailsScreenMutation$data = {
  readonly setEventMailChoice: {
    readonly choices: ReadonlyArray<{
      readonly category: MailCategory;
      readonly isOn: boolean;
    }>;
    readonly id: string;
    readonly isUser: boolean;
  };
};
export type EventMailsScreenMutation = {
  response: EventMailsScreenMutation$data;
  variables: EventMailsScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "category"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOn"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "category",
        "variableName": "category"
      },
      {
        "kind": "Variable",
        "name": "isOn",
        "variableName": "isOn"
      },
      {
        "kind": "Variable",
        "name": "key",
        "variableName": "key"
      }
    ],
    "concreteType": "EventMailChoices",
    "kind": "LinkedField",
    "name": "setEventMailChoice",
    "plural": false,
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
        "name": "isUser",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "EventMailChoice",
        "kind": "LinkedField",
        "name": "choices",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "category",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOn",
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
    "name": "EventMailsScreenMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EventMailsScreenMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "0b6f2c2a5f7cbc29a45bce3bb8d195550d315ae6274e58b3b502b0df497409a4",
    "metadata": {},
    "name": "EventMailsScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b05b8dcee20f9fa990650e3157b45fb6";

export default node;
