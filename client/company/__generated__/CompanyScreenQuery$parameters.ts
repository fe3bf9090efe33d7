/**
 * @generated SignedSource<<d27608e21de0017a789bd7b9862eec0b>>
 * @relayHash 62d2af13a4eac33686a81e3a6758444c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c816083a249defddf918c62a3bf83b570e14aa0f32cd397c5c6d3abd9d203f7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyScreenQuery } from './CompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c816083a249defddf918c62a3bf83b570e14aa0f32cd397c5c6d3abd9d203f7f",
    "metadata": {},
    "name": "CompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
