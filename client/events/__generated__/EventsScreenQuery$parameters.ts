/**
 * @generated SignedSource<<c5aa8307478e5ad24ec96d44acef1cd8>>
 * @relayHash 2b713dbe8d20c45e373a6cb9d3c9a171
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0152292ead002c9efe91e6c928bd86bf754887ed78b5f18adcff44f2174b768

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0152292ead002c9efe91e6c928bd86bf754887ed78b5f18adcff44f2174b768",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
