/**
 * @generated SignedSource<<6779fb17badcb412d44adc0b6a751581>>
 * @relayHash f90a71033ee4b53e02f0d1aa79282dbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3691ebae376b4da638772fa2a00fc98e1d8d8f76b6e5af3041bf43a8b9f7dfef

import type { ConcreteRequest } from 'relay-runtime';
export type DineroContactInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  contactPerson?: string | null | undefined;
  country?: string | null | undefined;
  eanNumber?: string | null | undefined;
  email?: string | null | undefined;
  name: string;
  phoneNumber?: string | null | undefined;
  requestId: string;
  vatNumber?: string | null | undefined;
  zipCode?: string | null | undefined;
};
export type CreateDineroContactDialogMutation$variables = {
  input: DineroContactInput;
};
export type CreateDineroContactDialogMutation$data = {
  readonly createDineroContact: {
    readonly city: string | null | undefined;
    readonly email: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly vatNumber: string | null | undefined;
  };
};
export type CreateDineroContactDialogMutation = {
  response: CreateDineroContactDialogMutation$data;
  variables: CreateDineroContactDialogMutation$variables;
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
    "concreteType": "DineroContact",
    "kind": "LinkedField",
    "name": "createDineroContact",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "vatNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
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
    "name": "CreateDineroContactDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateDineroContactDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3691ebae376b4da638772fa2a00fc98e1d8d8f76b6e5af3041bf43a8b9f7dfef",
    "metadata": {},
    "name": "CreateDineroContactDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e06115525160db4e6ccf27899580ee7e";

export default node;
