/**
 * @generated SignedSource<<2475a04a5e2b23fdaeae921b2b04f71a>>
 * @relayHash 802e93f107756f446d08b4cb90e8149e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c206be560ac03e690eebeae6551adf84d89b3ebce00700963ac097a7ad5f5119

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsScreenQuery } from './AdminEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c206be560ac03e690eebeae6551adf84d89b3ebce00700963ac097a7ad5f5119",
    "metadata": {},
    "name": "AdminEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
