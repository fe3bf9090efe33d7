/**
 * @generated SignedSource<<81408566cf10304c08c3e627d375654b>>
 * @relayHash 732b4fbbc3481d12447e0da6ca5a8481
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dfff677427fd768d49b0962d697a4c94ab3addee4e6a9adc8f0f9da8b57c340

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventMailsScreenQuery } from './EventMailsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventMailsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dfff677427fd768d49b0962d697a4c94ab3addee4e6a9adc8f0f9da8b57c340",
    "metadata": {},
    "name": "EventMailsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
