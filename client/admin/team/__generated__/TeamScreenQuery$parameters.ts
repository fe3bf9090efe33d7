/**
 * @generated SignedSource<<3ffed2a350846e7fcf5b4ca8443d7d3b>>
 * @relayHash da339ed357ccebc49a0a75aadd15ca1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11f6a842272aacacf69d3e55f0d28bd998e0ba8fd4c43e5dc9e8f12a5016ec3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamScreenQuery } from './TeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11f6a842272aacacf69d3e55f0d28bd998e0ba8fd4c43e5dc9e8f12a5016ec3e",
    "metadata": {},
    "name": "TeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
