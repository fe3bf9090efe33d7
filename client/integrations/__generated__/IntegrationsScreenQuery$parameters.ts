/**
 * @generated SignedSource<<e7412484f0e92cb55b9b5fe63095931f>>
 * @relayHash a770b28c60e0f50d07af5cb90d7efbba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6e16fbc39a8a5513ab49aec5ad782c922ec66c64717d470000f98975565435c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6e16fbc39a8a5513ab49aec5ad782c922ec66c64717d470000f98975565435c",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
