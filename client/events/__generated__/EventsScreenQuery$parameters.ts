/**
 * @generated SignedSource<<c69fc3648485325b33a9c393de6d0d60>>
 * @relayHash 042c178ad4d0dcba60829f4a6c92ea67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bdf1da9fba5c557e0da589ca05c0f90be4eb103e547499bd5b044f22347ba07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6bdf1da9fba5c557e0da589ca05c0f90be4eb103e547499bd5b044f22347ba07",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
