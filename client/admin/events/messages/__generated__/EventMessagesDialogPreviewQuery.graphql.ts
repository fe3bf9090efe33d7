/**
 * @generated SignedSource<<19ee663f394456cfbb102bf2278df18a>>
 * @relayHash a6fc5fb20cd0a48c56cd399098c0bfd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25aa88058f32cac9da88b07b979c89e27183aa5fefdba3033102125c5d4741ab

import type { ConcreteRequest } from 'relay-runtime';
export type EventMessageGroup = "REQUESTED" | "SEATED" | "WAITING" | "%future added value";
export type EventMessageInput = {
  body: string;
  groups: ReadonlyArray<EventMessageGroup>;
  subject: string;
};
export type EventMessagesDialogPreviewQuery$variables = {
  eventId: string;
  input: EventMessageInput;
};
export type EventMessagesDialogPreviewQuery$data = {
  readonly admin: {
    readonly eventMessagePreview: {
      readonly fingerprint: string;
      readonly html: string;
      readonly recipientCount: number;
      readonly sampleName: string | null | undefined;
      readonly subject: string;
      readonly text: string;
    };
  };
};
export type EventMessagesDialogPreviewQuery = {
  response: EventMessagesDialogPreviewQuery$data;
  variables: EventMessagesDialogPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "eventId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "eventId",
      "variableName": "eventId"
    },
    {
      "kind": "Variable",
      "name": "input",
      "variableName": "input"
    }
  ],
  "concreteType": "EventMessagePreview",
  "kind": "LinkedField",
  "name": "eventMessagePreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sampleName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
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
      "name": "fingerprint",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EventMessagesDialogPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EventMessagesDialogPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "25aa88058f32cac9da88b07b979c89e27183aa5fefdba3033102125c5d4741ab",
    "metadata": {},
    "name": "EventMessagesDialogPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7f40127c6d6de11f1a4b40bc4f718a9a";

export default node;
