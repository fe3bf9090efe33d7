/**
 * @generated SignedSource<<6b3619d7583a2be7997fbd8ccc4a860c>>
 * @relayHash 8b76a5ea7194933c65028359173ad7ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3fbc12ef22ae0aa177c926decf0f216e74801171cfbd414b2d10cc9f3c85ff2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadAgainButtonMutation$variables = {
  id: string;
};
export type ReadAgainButtonMutation$data = {
  readonly readSeats: {
    readonly " $fragmentSpreads": FragmentRefs<"InstallationFigures_seats" | "ReadAgainButton_seats">;
  };
};
export type ReadAgainButtonMutation = {
  response: ReadAgainButtonMutation$data;
  variables: ReadAgainButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "installationId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReadAgainButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InstallationSeats",
        "kind": "LinkedField",
        "name": "readSeats",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InstallationFigures_seats"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReadAgainButton_seats"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReadAgainButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InstallationSeats",
        "kind": "LinkedField",
        "name": "readSeats",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bought",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inUse",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "free",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "over",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "idle90",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "suspended",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasKey",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isReading",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fault",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "faultText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanRead",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Installation",
            "kind": "LinkedField",
            "name": "installation",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e3fbc12ef22ae0aa177c926decf0f216e74801171cfbd414b2d10cc9f3c85ff2",
    "metadata": {},
    "name": "ReadAgainButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "72b6598be4f95345e35c29a29da84b19";

export default node;
