/**
 * @generated SignedSource<<45ef83c32b0e116a8a0c2560ebaabe45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyHealthKind = "DEADLINE" | "FAILED_PAYMENT" | "HELP_DESK_KEY" | "HOURS" | "INTEGRATION" | "SEATS" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompanyHealth_admin$data = {
  readonly companyHealth: ReadonlyArray<{
    readonly id: string;
    readonly kind: CompanyHealthKind;
    readonly subjectId: string | null | undefined;
    readonly text: string;
  }>;
  readonly " $fragmentType": "CompanyHealth_admin";
};
export type CompanyHealth_admin$key = {
  readonly " $data"?: CompanyHealth_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyHealth_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyHealth_admin",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "customerId",
          "variableName": "id"
        }
      ],
      "concreteType": "CompanyHealthSign",
      "kind": "LinkedField",
      "name": "companyHealth",
      "plural": true,
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subjectId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "1e682f899565aa688b96f4513e2b4e25";

export default node;
