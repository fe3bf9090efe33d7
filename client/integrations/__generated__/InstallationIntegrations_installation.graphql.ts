/**
 * @generated SignedSource<<d53a14e9bd5447251e0f011816b7d57a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationIntegrations_installation$data = {
  readonly id: string;
  readonly integrations: ReadonlyArray<{
    readonly id: string;
    readonly pluginId: string;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryLog_integration" | "IntegrationCard_integration">;
  }>;
  readonly " $fragmentType": "InstallationIntegrations_installation";
};
export type InstallationIntegrations_installation$key = {
  readonly " $data"?: InstallationIntegrations_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationIntegrations_installation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationIntegrations_installation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationInstance",
      "kind": "LinkedField",
      "name": "integrations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pluginId",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "IntegrationCard_integration"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeliveryLog_integration"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "95495c73bdef835500195109a7ef66d0";

export default node;
