/**
 * @generated SignedSource<<cb7f85eb9746fc3e871de858839902a4>>
 * @relayHash 2d8b0c5ded3db0ba7eaaf781b9032596
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3edea4c5da5f7a5beedbf4cf8496bc3df9708d22eaa46061a3a44dd9d17df9d6

import type { ConcreteRequest } from 'relay-runtime';
export type EventMessageGroup = "REQUESTED" | "SEATED" | "WAITING" | "%future added value";
export type EventMessageInput = {
  body: string;
  groups: ReadonlyArray<EventMessageGroup>;
  subject: string;
};
export type MessagePreviewDialogTestMutation$variables = {
  eventId: string;
  input: EventMessageInput;
};
export type MessagePreviewDialogTestMutation$data = {
  readonly testEventMessage: {
    readonly email: string;
  };
};
export type MessagePreviewDialogTestMutation = {
  response: MessagePreviewDialogTestMutation$data;
  variables: MessagePreviewDialogTestMutation$variables;
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
v1 = [
  {
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
    "concreteType": "EventMessageTest",
    "kind": "LinkedField",
    "name": "testEventMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "MessagePreviewDialogTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MessagePreviewDialogTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3edea4c5da5f7a5beedbf4cf8496bc3df9708d22eaa46061a3a44dd9d17df9d6",
    "metadata": {},
    "name": "MessagePreviewDialogTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "23e9718866056779a9b011da6f37a063";

export default node;
