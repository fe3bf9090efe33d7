/**
 * @generated SignedSource<<b1a7abf51353c8915309da1a848c270b>>
 * @relayHash ea2a327d6d6645ff1d8064522d225682
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c1f9b4ee3a825d00af12a8e3ca0d6e2da96006825258fec0261a6a2dd8e05c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c1f9b4ee3a825d00af12a8e3ca0d6e2da96006825258fec0261a6a2dd8e05c5",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
