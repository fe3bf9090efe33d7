/**
 * @generated SignedSource<<5ca7b89b2bf5acca1a01cece2e143c42>>
 * @relayHash ec285cb848ed1a848305ab2d2b3069a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adf73c32b64629c8f66d993023f2fcc4a3b61a1a6100d3c62163981175ec29d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCompaniesScreenQuery } from './AdminCompaniesScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminCompaniesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "adf73c32b64629c8f66d993023f2fcc4a3b61a1a6100d3c62163981175ec29d2",
    "metadata": {},
    "name": "AdminCompaniesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
