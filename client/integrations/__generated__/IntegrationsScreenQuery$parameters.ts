/**
 * @generated SignedSource<<f5bc014e8b4995ff03744978a62b4e3d>>
 * @relayHash 6432660003801d14049d4903da5c1906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 575d05bfe884161565641fe23d06a26ba27461c29ae8623657ca751fb77aa8b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "575d05bfe884161565641fe23d06a26ba27461c29ae8623657ca751fb77aa8b2",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
