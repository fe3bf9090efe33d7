/**
 * @generated SignedSource<<ae768d23c36ec41035d11ffddd597f2b>>
 * @relayHash 77782fb042af69707b722a55c2411b61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f780a8302e4045b31272b3996a12c4d2f3758d9954def402820b5bd5b4a2a1a4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailCategory = "APPROVALS" | "EVENT_CHANGES" | "EVENT_FEEDBACK" | "EVENT_REMINDERS" | "INTEGRATIONS" | "INVOICES" | "LOW_HOURS" | "MENTIONS" | "NEW_COMPANIES" | "ORDERS" | "PERSONAL_DATA" | "SALES" | "SEATS" | "SEATS_IN_USE" | "SECURITY" | "TASK_COMMENTS" | "TERMS" | "UNPAID_GOODS" | "USED_HOURS" | "%future added value";
export type NotificationsScreenQuery$variables = Record<PropertyKey, never>;
export type NotificationsScreenQuery$data = {
  readonly viewer: {
    readonly mailChoices: ReadonlyArray<{
      readonly category: MailCategory;
      readonly id: string;
      readonly isAlwaysOn: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"MailSwitch_choice">;
    }>;
    readonly user: {
      readonly email: string;
      readonly emailConfirmedAt: string | null | undefined;
    } | null | undefined;
  };
};
export type NotificationsScreenQuery = {
  response: NotificationsScreenQuery$data;
  variables: NotificationsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailConfirmedAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAlwaysOn",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NotificationsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MailChoice",
            "kind": "LinkedField",
            "name": "mailChoices",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MailSwitch_choice"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NotificationsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MailChoice",
            "kind": "LinkedField",
            "name": "mailChoices",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanChange",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f780a8302e4045b31272b3996a12c4d2f3758d9954def402820b5bd5b4a2a1a4",
    "metadata": {},
    "name": "NotificationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7a18034258f21efc3b9a887c95a7a15";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
