/**
 * @generated SignedSource<<8b8eb40ab47ba17f24455fbd3f9e27c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "BUYER" | "MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditColleagueDialog_user$data = {
  readonly companyRole: CompanyRole;
  readonly id: string;
  readonly isViewer: boolean;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "EditColleagueDialog_user";
};
export type EditColleagueDialog_user$key = {
  readonly " $data"?: EditColleagueDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditColleagueDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditColleagueDialog_user",
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
      "name": "version",
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
      "name": "name",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "88030ff071cf482fba011eca0106b9e5";

export default node;
