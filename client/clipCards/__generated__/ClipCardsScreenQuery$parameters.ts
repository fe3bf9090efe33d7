/**
 * @generated SignedSource<<068870c8302c6e09534b77c73977e77b>>
 * @relayHash da8b0559a93ea9a762a7fe548b9fc554
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2343725bab60b7a7b4bd60a9350db5f19adc392c99f29cea003e11b21967b9ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipCardsScreenQuery } from './ClipCardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClipCardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2343725bab60b7a7b4bd60a9350db5f19adc392c99f29cea003e11b21967b9ba",
    "metadata": {},
    "name": "ClipCardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
