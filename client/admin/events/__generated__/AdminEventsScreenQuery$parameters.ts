/**
 * @generated SignedSource<<d0e52a2328fd207a197bb01d0dded08e>>
 * @relayHash da570dcb3a353c917d75b9b4626873da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66fb41196b7f257dd2530ae28726e4a8a42f5a47eb3711c8b6b722ed87ea281f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsScreenQuery } from './AdminEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66fb41196b7f257dd2530ae28726e4a8a42f5a47eb3711c8b6b722ed87ea281f",
    "metadata": {},
    "name": "AdminEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
