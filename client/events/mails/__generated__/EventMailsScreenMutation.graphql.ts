/**
 * @generated SignedSource<<38d636ab80a2e5da504c34fcb62cf532>>
 * @relayHash eae3542fc7fae9a2c2b525b447f18bf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cb4e6735ab8c6673f9b2cb39efccdc3a36e4d013faa0476c65a5b959aa9e3ea

import type { ConcreteRequest } from 'relay-runtime';
export type GuestMailCategory = "EVENT_FEEDBACK" | "EVENT_REMINDERS" | "%future added value";
export type EventMailsScreenMutation$variables = {
  category: GuestMailCategory;
  isOn: boolean;
  key: string;
};
export type EventMailsScreenMutation$data = {
  readonly setEventMailChoice: {
    readonly choices: ReadonlyArray<{
      readonly category: GuestMailCategory;
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
    "id": "6cb4e6735ab8c6673f9b2cb39efccdc3a36e4d013faa0476c65a5b959aa9e3ea",
    "metadata": {},
    "name": "EventMailsScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "abcb1766be38d4fadaed086e1dbe6764";

export default node;
