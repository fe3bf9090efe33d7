/**
 * @generated SignedSource<<dd1c3f7834b36f3022923fa9c83b894b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteApiCredentialsDialog_installation$data = {
  readonly id: string;
  readonly subdomain: string;
  readonly zendeskApiKeyLast4: string | null | undefined;
  readonly " $fragmentType": "DeleteApiCredentialsDialog_installation";
};
export type DeleteApiCredentialsDialog_installation$key = {
  readonly " $data"?: DeleteApiCredentialsDialog_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteApiCredentialsDialog_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteApiCredentialsDialog_installation",
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
      "name": "subdomain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zendeskApiKeyLast4",
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "8de36fe777163d03c1dcd77ea0e1f2aa";

export default node;
