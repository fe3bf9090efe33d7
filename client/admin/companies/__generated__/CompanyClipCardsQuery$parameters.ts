/**
 * @generated SignedSource<<72ab9ef6ec386a751df2ea46fd4f2322>>
 * @relayHash 1a938be928023e9340939ee753137f56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9940a8742fa7a97e692d88e80da62ffc48706f98063286394cf679a1cf0d413d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyClipCardsQuery } from './CompanyClipCardsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyClipCardsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9940a8742fa7a97e692d88e80da62ffc48706f98063286394cf679a1cf0d413d",
    "metadata": {},
    "name": "CompanyClipCardsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
