/**
 * @generated SignedSource<<3856da3319b1b11d2f999f79895575b3>>
 * @relayHash 243ba6fa88afd51ce73ee33241887b01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a70eb657e3dc62c609d852fd3e11f433da4835bcf88a977fbf4fc52cf9df2de0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyClipCardsQuery } from './CompanyClipCardsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyClipCardsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a70eb657e3dc62c609d852fd3e11f433da4835bcf88a977fbf4fc52cf9df2de0",
    "metadata": {},
    "name": "CompanyClipCardsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
