/**
 * @generated SignedSource<<900fc89de52dae3217f9569ddf53f049>>
 * @relayHash f7e28690c6a445682cd1a37bceb82342
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77b564585fbe446131450935fd84d00883c9c5baa76a233f8bb4cf8cae3343b0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InboxKind = "AGREEMENT" | "ERASURE" | "FAILED_PAYMENT" | "HELP_DESK_KEY" | "INTEGRATION" | "LICENSE_REQUEST" | "NEW_COMPANY" | "PROVIDER_FAULT" | "RENEWAL" | "SEAT_REQUEST" | "UNBILLED_PERIOD" | "UNBILLED_SEAT" | "%future added value";
export type InboxItemInput = {
  kind: InboxKind;
  subjectId: string;
};
export type useItemChangesAssignMutation$variables = {
  assigneeId?: string | null | undefined;
  ifAssigneeId?: string | null | undefined;
  items: ReadonlyArray<InboxItemInput>;
};
export type useItemChangesAssignMutation$data = {
  readonly assignInboxItems: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readItem_item">;
  }>;
};
export type useItemChangesAssignMutation = {
  response: useItemChangesAssignMutation$data;
  variables: useItemChangesAssignMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assigneeId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ifAssigneeId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "items"
},
v3 = [
  {
    "kind": "Variable",
    "name": "assigneeId",
    "variableName": "assigneeId"
  },
  {
    "kind": "Variable",
    "name": "ifAssigneeId",
    "variableName": "ifAssigneeId"
  },
  {
    "kind": "Variable",
    "name": "items",
    "variableName": "items"
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
    "name": "useItemChangesAssignMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "InboxItem",
        "kind": "LinkedField",
        "name": "assignInboxItems",
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useItemChangesAssignMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "InboxItem",
        "kind": "LinkedField",
        "name": "assignInboxItems",
        "plural": true,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "77b564585fbe446131450935fd84d00883c9c5baa76a233f8bb4cf8cae3343b0",
    "metadata": {},
    "name": "useItemChangesAssignMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "835ba3f9d5477356cd6a6281bb9caa88";

export default node;
