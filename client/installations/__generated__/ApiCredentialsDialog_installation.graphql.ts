/**
 * @generated SignedSource<<25ea6d7b32a3c4891edf76576cd4e94f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApiCredentialsDialog_installation$data = {
  readonly id: string;
  readonly subdomain: string;
  readonly zendeskApiEmail: string | null | undefined;
  readonly zendeskApiKeyLast4: string | null | undefined;
  readonly " $fragmentType": "ApiCredentialsDialog_installation";
};
export type ApiCredentialsDialog_installation$key = {
  readonly " $data"?: ApiCredentialsDialog_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiCredentialsDialog_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiCredentialsDialog_installation",
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
      "name": "zendeskApiEmail",
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

(node as any).hash = "98652057f31036bb3eea60db4c632ca0";

export default node;
