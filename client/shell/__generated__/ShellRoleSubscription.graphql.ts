/**
 * @generated SignedSource<<8a32ee1dab9d48307077b45c7ab4b478>>
 * @relayHash ff4149d9a42661360efe38af8803b88e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93175e9289169522bccf9b0164f5d1ae75280ac2493afa5b597f200fe60142db

import type { ConcreteRequest } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "BUYER" | "MEMBER" | "%future added value";
export type ShellRoleSubscription$variables = Record<PropertyKey, never>;
export type ShellRoleSubscription$data = {
  readonly userChanged: {
    readonly edge: {
      readonly node: {
        readonly companyRole: CompanyRole;
        readonly id: string;
        readonly isViewer: boolean;
      };
    } | null | undefined;
  };
};
export type ShellRoleSubscription = {
  response: ShellRoleSubscription$data;
  variables: ShellRoleSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UserChange",
    "kind": "LinkedField",
    "name": "userChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserEdge",
        "kind": "LinkedField",
        "name": "edge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "node",
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
                "name": "isViewer",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "companyRole",
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShellRoleSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShellRoleSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "93175e9289169522bccf9b0164f5d1ae75280ac2493afa5b597f200fe60142db",
    "metadata": {},
    "name": "ShellRoleSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "eff2a970e8133d7c54c3a18b8ba9dfa1";

export default node;
