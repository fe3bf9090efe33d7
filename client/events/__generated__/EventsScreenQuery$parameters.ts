/**
 * @generated SignedSource<<f52cb397c236e4fc5cc9da71755bf29e>>
 * @relayHash df70b187b394fa12604f6087ee0d0250
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc859869beec22ab7b623136556ff4c34b4753e3e8e1a6b0753abd0e442497b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc859869beec22ab7b623136556ff4c34b4753e3e8e1a6b0753abd0e442497b7",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
