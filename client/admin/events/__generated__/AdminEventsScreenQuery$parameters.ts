/**
 * @generated SignedSource<<5f9cdb2484e79651037009421d907955>>
 * @relayHash 10d3b9723aa65d186d1978a9d5bee0d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d59d4bb23e9c2d26b4bede6bf62ea6e1dd68c5e58ec1cc29fe1800ee68f9d31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsScreenQuery } from './AdminEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d59d4bb23e9c2d26b4bede6bf62ea6e1dd68c5e58ec1cc29fe1800ee68f9d31",
    "metadata": {},
    "name": "AdminEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
