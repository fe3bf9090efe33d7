/**
 * @generated SignedSource<<6799cfc8d24b40775da19bb1e2ac6edc>>
 * @relayHash 6c4b660177fa780e775e718cb0ede555
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb2f075933aec0354119a466c6d6bdac777082d0969b97b76b3057ecdea8fcf9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminClipCardsScreenQuery } from './AdminClipCardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminClipCardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb2f075933aec0354119a466c6d6bdac777082d0969b97b76b3057ecdea8fcf9",
    "metadata": {},
    "name": "AdminClipCardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
