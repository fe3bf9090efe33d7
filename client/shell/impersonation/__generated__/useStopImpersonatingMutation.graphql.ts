/**
 * @generated SignedSource<<220ce9758aea7462427345ee459ebddb>>
 * @relayHash 7e661d3557997598f2cfc7dfe0a30012
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f484d3644fc1aafc99dc059a4b2b3ed530be79dddead4f8a921add3844408d1

import type { ConcreteRequest } from 'relay-runtime';
export type useStopImpersonatingMutation$variables = Record<PropertyKey, never>;
export type useStopImpersonatingMutation$data = {
  readonly stopImpersonating: {
    readonly message: string;
  };
};
export type useStopImpersonatingMutation = {
  response: useStopImpersonatingMutation$data;
  variables: useStopImpersonatingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Confirmation",
    "kind": "LinkedField",
    "name": "stopImpersonating",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
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
    "name": "useStopImpersonatingMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useStopImpersonatingMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6f484d3644fc1aafc99dc059a4b2b3ed530be79dddead4f8a921add3844408d1",
    "metadata": {},
    "name": "useStopImpersonatingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec233448a42e38d62347481a50f5f253";

export default node;
