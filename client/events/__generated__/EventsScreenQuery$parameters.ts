/**
 * @generated SignedSource<<4647030a58abf245caa93a07ebd168c3>>
 * @relayHash a2da7bda74fc77144162b85f9a8a28b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ea7f4c40e015a55e0b281da24e0d915dee823ac4689ac8bf51ba18bf48dc01a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ea7f4c40e015a55e0b281da24e0d915dee823ac4689ac8bf51ba18bf48dc01a",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
