/**
 * @generated SignedSource<<bb278eb75957a81fb3dcc22cc29ddcea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoticeSeverity = "INFO" | "WARNING" | "%future added value";
export type ServiceNoticeKind = "ANNOUNCEMENT" | "INCIDENT" | "MAINTENANCE" | "%future added value";
export type ServiceNoticeState = "ACTIVE" | "IDENTIFIED" | "INVESTIGATING" | "MONITORING" | "PLANNED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ServiceNoticeBanners_notices$data = {
  readonly current: ReadonlyArray<{
    readonly endsAt: string | null | undefined;
    readonly id: string;
    readonly installations: ReadonlyArray<{
      readonly id: string;
      readonly subdomain: string;
    }>;
    readonly kind: ServiceNoticeKind;
    readonly link: string | null | undefined;
    readonly severity: NoticeSeverity;
    readonly startsAt: string;
    readonly state: ServiceNoticeState | null | undefined;
    readonly text: string | null | undefined;
    readonly title: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "ServiceNoticeBanners_notices";
};
export type ServiceNoticeBanners_notices$key = {
  readonly " $data"?: ServiceNoticeBanners_notices$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceNoticeBanners_notices">;
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
  "name": "ServiceNoticeBanners_notices",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceNotice",
      "kind": "LinkedField",
      "name": "current",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "title",
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "severity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Installation",
          "kind": "LinkedField",
          "name": "installations",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subdomain",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceNotices",
  "abstractKey": null
};
})();

(node as any).hash = "9907ba1ea62772c3d8dfdc109325c95f";

export default node;
