/**
 * @generated SignedSource<<298050b584b9ea96a32da4ddf4c0daa3>>
 * @relayHash 3eae16c52f0c3e69b768fdd9769ed8a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eabb843622719d7740a7e0a28435dca810719606aea73a6932408ad1ccc2f3f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminClipCardsScreenQuery } from './AdminClipCardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminClipCardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eabb843622719d7740a7e0a28435dca810719606aea73a6932408ad1ccc2f3f8",
    "metadata": {},
    "name": "AdminClipCardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
