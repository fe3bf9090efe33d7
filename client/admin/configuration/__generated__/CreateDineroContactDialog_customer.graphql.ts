/**
 * @generated SignedSource<<cb1a4f32d2cc2636757c45dda03cbc97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateDineroContactDialog_customer$data = {
  readonly billingEmail: string;
  readonly city: string;
  readonly contactPerson: string;
  readonly eanNumber: string | null | undefined;
  readonly name: string;
  readonly phoneNumber: string;
  readonly street: string;
  readonly vatNumber: string;
  readonly zip: string;
  readonly " $fragmentType": "CreateDineroContactDialog_customer";
};
export type CreateDineroContactDialog_customer$key = {
  readonly " $data"?: CreateDineroContactDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateDineroContactDialog_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateDineroContactDialog_customer",
  "selections": [
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
      "name": "contactPerson",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
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
      "name": "eanNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zip",
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
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "73012fe49f2e4c04e1f4b5a2408ba01c";

export default node;
