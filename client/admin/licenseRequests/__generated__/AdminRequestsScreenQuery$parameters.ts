/**
 * @generated SignedSource<<53221e5bf63dc98fc9870f0d2adaaf30>>
 * @relayHash 6d01c8ab4032332de7b77fd6554d933b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e6fbdaaa81bbf62bd6659c4273e2966981d5db4003ea4c2168dd3eede7a228b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminRequestsScreenQuery } from './AdminRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e6fbdaaa81bbf62bd6659c4273e2966981d5db4003ea4c2168dd3eede7a228b",
    "metadata": {},
    "name": "AdminRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
