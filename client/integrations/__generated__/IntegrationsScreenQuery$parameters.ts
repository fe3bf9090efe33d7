/**
 * @generated SignedSource<<a462d6e14252a700eb3bacec3b6a8c9a>>
 * @relayHash 9283d029bb11969fe6ef6431dd23063a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5780de6abfe9f6efb4cd8c7760e3315a8bb039ef54bd5958a501b0e883a60434

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5780de6abfe9f6efb4cd8c7760e3315a8bb039ef54bd5958a501b0e883a60434",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
