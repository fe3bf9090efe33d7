/**
 * @generated SignedSource<<c4c36d16730d41f69d2096473a5237e5>>
 * @relayHash 8cbebdfcb6beb9cf08db686ae4fe331c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0ff63abd360461f044e86d26b53b4a25a3444864a7fa2dc5d2f3a63ca0a3707

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstallationsScreenQuery } from './InstallationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstallationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0ff63abd360461f044e86d26b53b4a25a3444864a7fa2dc5d2f3a63ca0a3707",
    "metadata": {},
    "name": "InstallationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
