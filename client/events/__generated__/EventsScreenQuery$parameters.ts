/**
 * @generated SignedSource<<5ad2d3b9b4f3f304135a0c060c35dc8c>>
 * @relayHash 434327aa97a2b0c4b3f6e171f711a799
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6161ae06b5f8c91da2933ca893fbff69aa0186ec256a1934b6cd482398b98e41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6161ae06b5f8c91da2933ca893fbff69aa0186ec256a1934b6cd482398b98e41",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
