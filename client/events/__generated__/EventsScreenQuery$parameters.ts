/**
 * @generated SignedSource<<cc4a63d1c5522c37712f00c2cd8cd5bc>>
 * @relayHash 3d16e9d22b046f3d47939d0595f56315
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2378a1ffc75be3ed2928bec4230f9c1b511c18d0bf409b3ea1d8157f825f0c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2378a1ffc75be3ed2928bec4230f9c1b511c18d0bf409b3ea1d8157f825f0c4",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
