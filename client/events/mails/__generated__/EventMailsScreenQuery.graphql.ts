/**
 * @generated SignedSource<<ad489275470bff734d288a84a9900aa9>>
 * @relayHash 732b4fbbc3481d12447e0da6ca5a8481
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dfff677427fd768d49b0962d697a4c94ab3addee4e6a9adc8f0f9da8b57c340

import type { ConcreteRequest } from 'relay-runtime';
export type GuestMailCategory = "EVENT_FEEDBACK" | "EVENT_REMINDERS" | "%future added value";
export type EventMailsScreenQuery$variables = {
  key: string;
};
export type EventMailsScreenQuery$data = {
  readonly eventMailChoices: {
    readonly choices: ReadonlyArray<{
      readonly __id: string;
      readonly category: GuestMailCategory;
      readonly isOn: boolean;
    }>;
    readonly id: string;
    readonly isUser: boolean;
    readonly title: string;
  };
};
export type EventMailsScreenQuery = {
  response: EventMailsScreenQuery$data;
  variables: EventMailsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "key",
        "variableName": "key"
      }
    ],
    "concreteType": "EventMailChoices",
    "kind": "LinkedField",
    "name": "eventMailChoices",
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
        "name": "title",
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
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__id",
                "storageKey": null
              }
            ]
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EventMailsScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EventMailsScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5dfff677427fd768d49b0962d697a4c94ab3addee4e6a9adc8f0f9da8b57c340",
    "metadata": {},
    "name": "EventMailsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "20c1aae0df005cf859429af6a7733aa0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
