/**
 * @generated SignedSource<<efed4c8114c422b2cd854acfbf858a6c>>
 * @relayHash 8cfbc4a073f0d70d4dd90832c49417f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fc8cfb8b92b75f4b349a91415cf317e3d4edd74f5d67d1407e2e8952536c4ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fc8cfb8b92b75f4b349a91415cf317e3d4edd74f5d67d1407e2e8952536c4ff",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
