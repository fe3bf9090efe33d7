/**
 * @generated SignedSource<<25ffc1c69902f4ae9867d5be7dba86df>>
 * @relayHash 0dd327a6d9f6f9d84d535f0ee1b57e4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fb40f3b70c8fc3dfc67f17d38af5a452c4ca1cb26a12751361c9c550b931c82

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InboxKind = "AGREEMENT" | "ERASURE" | "FAILED_PAYMENT" | "HELP_DESK_KEY" | "INTEGRATION" | "LICENSE_REQUEST" | "NEW_COMPANY" | "PROVIDER_FAULT" | "RENEWAL" | "SEAT_REQUEST" | "UNBILLED_PERIOD" | "UNBILLED_SEAT" | "%future added value";
export type InboxItemInput = {
  kind: InboxKind;
  subjectId: string;
};
export type useItemChangesSnoozeMutation$variables = {
  ifSnoozedUntil?: string | null | undefined;
  items: ReadonlyArray<InboxItemInput>;
  until?: string | null | undefined;
};
export type useItemChangesSnoozeMutation$data = {
  readonly snoozeInboxItems: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readItem_item">;
  }>;
};
export type useItemChangesSnoozeMutation = {
  response: useItemChangesSnoozeMutation$data;
  variables: useItemChangesSnoozeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ifSnoozedUntil"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "items"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v3 = [
  {
    "kind": "Variable",
    "name": "ifSnoozedUntil",
    "variableName": "ifSnoozedUntil"
  },
  {
    "kind": "Variable",
    "name": "items",
    "variableName": "items"
  },
  {
    "kind": "Variable",
    "name": "until",
    "variableName": "until"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v6 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "subjectId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "since",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deadline",
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
    "name": "place",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isMine",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "snoozedUntil",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Colleague",
    "kind": "LinkedField",
    "name": "assignee",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "customer",
    "plural": false,
    "selections": (v5/*:: as any*/),
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
    "name": "useItemChangesSnoozeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "InboxItem",
        "kind": "LinkedField",
        "name": "snoozeInboxItems",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readItem_item",
            "selections": (v6/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useItemChangesSnoozeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "InboxItem",
        "kind": "LinkedField",
        "name": "snoozeInboxItems",
        "plural": true,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2fb40f3b70c8fc3dfc67f17d38af5a452c4ca1cb26a12751361c9c550b931c82",
    "metadata": {},
    "name": "useItemChangesSnoozeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25b6ae76e1b8c9f76c22200444037547";

export default node;
