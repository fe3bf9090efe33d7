/**
 * @generated SignedSource<<eb07825f0e9a6ff68b79cbc382475fd9>>
 * @relayHash cf4d81cf5a96021b11ac55e82a9b95ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba8a6e8e152bd897dcd745062acd89792b9e9a373019f8aff59348acdc3cded4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsScreenQuery } from './NotificationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba8a6e8e152bd897dcd745062acd89792b9e9a373019f8aff59348acdc3cded4",
    "metadata": {},
    "name": "NotificationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
