/**
 * @generated SignedSource<<401c1118c3d7be15eaf2abd6976b7c77>>
 * @relayHash 61fa33feda70b38794803e6be3b32720
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9ab40542dff98d81e25eac5fb8e0fa16e08d2be7321c68bc578b2039fae6825

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsScreenQuery } from './AdminEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9ab40542dff98d81e25eac5fb8e0fa16e08d2be7321c68bc578b2039fae6825",
    "metadata": {},
    "name": "AdminEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
