/**
 * @generated SignedSource<<7ba314761d7ddf9ab61ee15ac79f133e>>
 * @relayHash ea223acebd5254d3a8fecf6f5037a5f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab9c7eb2f9f00f34b5d7a9904650746ab62794cffaaf3bde0be23ce5972d7323

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventFeedbackScreenQuery } from './EventFeedbackScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventFeedbackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab9c7eb2f9f00f34b5d7a9904650746ab62794cffaaf3bde0be23ce5972d7323",
    "metadata": {},
    "name": "EventFeedbackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
