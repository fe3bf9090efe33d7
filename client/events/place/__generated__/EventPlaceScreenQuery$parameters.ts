/**
 * @generated SignedSource<<3f6ca1fad78bb889b4f8c5b58722f10b>>
 * @relayHash 8da8e540365635ef80f21cb90c79dc71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a0b48385f4ff0adca1cbb13fbf69120655c394f286ea39979f5bca4460c696b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventPlaceScreenQuery } from './EventPlaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventPlaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a0b48385f4ff0adca1cbb13fbf69120655c394f286ea39979f5bca4460c696b",
    "metadata": {},
    "name": "EventPlaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
