/**
 * @generated SignedSource<<ae025d67bd745b6db92c83b788e90dca>>
 * @relayHash 2615fd3a0f64f7574b481786ec9fbab4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e76401f6258e5171f7a1717cf17c10b2561d55f36a26d6b43499780ac59f2a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipCardsScreenQuery } from './ClipCardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClipCardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e76401f6258e5171f7a1717cf17c10b2561d55f36a26d6b43499780ac59f2a4",
    "metadata": {},
    "name": "ClipCardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
