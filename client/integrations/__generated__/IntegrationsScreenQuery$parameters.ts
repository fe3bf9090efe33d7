/**
 * @generated SignedSource<<1f89b4ff1b75681307871a0adb64720e>>
 * @relayHash 8a027c06bf899a47c058201a814a4343
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b2c259b81130efecf97332c8cf55459c51d394010c768e1063920c341f63607

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b2c259b81130efecf97332c8cf55459c51d394010c768e1063920c341f63607",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
