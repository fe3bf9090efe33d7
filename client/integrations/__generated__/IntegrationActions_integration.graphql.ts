/**
 * @generated SignedSource<<e195ada0008cc05d0deb58d06eb019f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IntegrationObstacleCode = "API_KEY_REQUIRED" | "CONNECTION_REQUIRED" | "SERVICE_AGREEMENT_PAUSED" | "SERVICE_AGREEMENT_PENDING" | "SERVICE_AGREEMENT_REQUIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IntegrationActions_integration$data = {
  readonly connectedTo: string | null | undefined;
  readonly health: {
    readonly needsReconnect: boolean;
  };
  readonly id: string;
  readonly isConnected: boolean;
  readonly isEnabled: boolean;
  readonly manifest: {
    readonly name: string;
    readonly requiresOAuth: boolean;
    readonly requiresServiceAgreement: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"settingsSchema_manifest">;
  };
  readonly obstacle: {
    readonly code: IntegrationObstacleCode;
  } | null | undefined;
  readonly pluginId: string;
  readonly secretsSet: ReadonlyArray<string>;
  readonly settings: Record<string, unknown>;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationDialog_integration">;
  readonly " $fragmentType": "IntegrationActions_integration";
};
export type IntegrationActions_integration$key = {
  readonly " $data"?: IntegrationActions_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationActions_integration">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "kind": "InlineDataFragmentSpread",
  "name": "settingsSchema_field",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSecret",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maximum",
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IntegrationActions_integration",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isConnected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "connectedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secretsSet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationObstacle",
      "kind": "LinkedField",
      "name": "obstacle",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationHealth",
      "kind": "LinkedField",
      "name": "health",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsReconnect",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationManifest",
      "kind": "LinkedField",
      "name": "manifest",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiresOAuth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiresServiceAgreement",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "settingsSchema_manifest",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SettingField",
              "kind": "LinkedField",
              "name": "settingsSchema",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SettingField",
                  "kind": "LinkedField",
                  "name": "properties",
                  "plural": true,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "SettingField",
                      "kind": "LinkedField",
                      "name": "properties",
                      "plural": true,
                      "selections": [
                        (v1/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "SettingField",
                          "kind": "LinkedField",
                          "name": "properties",
                          "plural": true,
                          "selections": [
                            (v1/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "SettingField",
                              "kind": "LinkedField",
                              "name": "properties",
                              "plural": true,
                              "selections": [
                                (v1/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IntegrationDialog_integration"
    }
  ],
  "type": "IntegrationInstance",
  "abstractKey": null
};
})();

(node as any).hash = "ea06f280d6c00ce1c5f89607874fe771";

export default node;
