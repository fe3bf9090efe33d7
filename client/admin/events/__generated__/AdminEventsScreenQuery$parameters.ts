/**
 * @generated SignedSource<<7802854d2deb985582019e2bdcd0677e>>
 * @relayHash d9bcbfcb1e1b18ffbc363782f5ae6d88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21d0a7b484a8dd5e540c838c5150f3e5d4d2a8de7f500188c1932e34408c1077

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsScreenQuery } from './AdminEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21d0a7b484a8dd5e540c838c5150f3e5d4d2a8de7f500188c1932e34408c1077",
    "metadata": {},
    "name": "AdminEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
