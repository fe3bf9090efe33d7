/**
 * @generated SignedSource<<6a727c353513a65344766f62a6916bdc>>
 * @relayHash 1232d660709494e13e60e0ce6b1e9628
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c60a5a8127dcbaea9ba5c0a55024d6c7c276b2d1c3067d83ade76fddbffc7490

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsScreenQuery } from './NotificationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c60a5a8127dcbaea9ba5c0a55024d6c7c276b2d1c3067d83ade76fddbffc7490",
    "metadata": {},
    "name": "NotificationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
