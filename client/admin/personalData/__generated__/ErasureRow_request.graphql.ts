/**
 * @generated SignedSource<<b1e4c3e9d6e95b4c9692429cbdf74837>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ErasureStatus = "CONFIRMED" | "DECLINED" | "ERASED" | "REQUESTED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ErasureRow_request$data = {
  readonly answer: string | null | undefined;
  readonly companyName: string | null | undefined;
  readonly createdAt: string;
  readonly decidedAt: string | null | undefined;
  readonly dueAt: string;
  readonly email: string;
  readonly erasedAt: string | null | undefined;
  readonly id: string;
  readonly reason: string | null | undefined;
  readonly status: ErasureStatus;
  readonly userName: string;
  readonly " $fragmentType": "ErasureRow_request";
};
export type ErasureRow_request$key = {
  readonly " $data"?: ErasureRow_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErasureRow_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErasureRow_request",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userName",
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
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "erasedAt",
      "storageKey": null
    }
  ],
  "type": "ErasureRequest",
  "abstractKey": null
};

(node as any).hash = "e12197c94ca32ee6f5095256950fbf54";

export default node;
