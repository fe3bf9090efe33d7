/**
 * @generated SignedSource<<24d4ded7c57c86c75c06aaefe1898b12>>
 * @relayHash 9f2adb4f2c74fe0154a22e97554b9510
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25aedd7220cbd426504ac01bdd82eecfd93513b4147d4828153812842c910f2a

import type { ConcreteRequest } from 'relay-runtime';
export type MailCategory = "APPROVALS" | "EVENT_CHANGES" | "EVENT_FEEDBACK" | "EVENT_REMINDERS" | "INTEGRATIONS" | "INVOICES" | "LOW_HOURS" | "MENTIONS" | "NEW_COMPANIES" | "ORDERS" | "PERSONAL_DATA" | "SALES" | "SEATS" | "SEATS_IN_USE" | "SECURITY" | "TASK_COMMENTS" | "TERMS" | "UNPAID_GOODS" | "USED_HOURS" | "%future added value";
export type MailSwitchMutation$variables = {
  category: MailCategory;
  isOn: boolean;
};
export type MailSwitchMutation$data = {
  readonly setMailChoice: {
    readonly isOn: boolean;
  };
};
export type MailSwitchMutation = {
  response: MailSwitchMutation$data;
  variables: MailSwitchMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "category"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isOn"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "category",
    "variableName": "category"
  },
  {
    "kind": "Variable",
    "name": "isOn",
    "variableName": "isOn"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOn",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MailSwitchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MailChoice",
        "kind": "LinkedField",
        "name": "setMailChoice",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailSwitchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MailChoice",
        "kind": "LinkedField",
        "name": "setMailChoice",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "25aedd7220cbd426504ac01bdd82eecfd93513b4147d4828153812842c910f2a",
    "metadata": {},
    "name": "MailSwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "06f04e024f5a6dd9908a24596d518efe";

export default node;
