/**
 * @generated SignedSource<<4e4a7b35e07ccbb469fab8ef899e92a8>>
 * @relayHash 6c0d9fc14e19817872e5122b93fa4cdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61241a32ec2f137aa82ee462a2a36cab62ed0c5e120b89470c6088c577cfd25a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61241a32ec2f137aa82ee462a2a36cab62ed0c5e120b89470c6088c577cfd25a",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
