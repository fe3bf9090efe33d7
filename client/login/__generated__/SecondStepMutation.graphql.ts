/**
 * @generated SignedSource<<a50e2627341a254c2b827ee2c3627c2b>>
 * @relayHash 2835e3db2f0f9433e2b3b25fb5629ff3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cfd9103494ff853f2d6bd02af0a090d0a84e49cb62f44bea4f7c74ed91bd5d2

import type { ConcreteRequest } from 'relay-runtime';
export type CompleteSignInInput = {
  code: string;
  identity?: string | null | undefined;
  token: string;
};
export type SecondStepMutation$variables = {
  input: CompleteSignInInput;
};
export type SecondStepMutation$data = {
  readonly completeSignIn: {
    readonly token: string;
  };
};
export type SecondStepMutation = {
  response: SecondStepMutation$data;
  variables: SecondStepMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SignedIn",
    "kind": "LinkedField",
    "name": "completeSignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "SecondStepMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SecondStepMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7cfd9103494ff853f2d6bd02af0a090d0a84e49cb62f44bea4f7c74ed91bd5d2",
    "metadata": {},
    "name": "SecondStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b96d469e8d20aedd2eff9dab095e017";

export default node;
