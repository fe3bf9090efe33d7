/**
 * @generated SignedSource<<414f18bf9fb08c5d696e9f324e578749>>
 * @relayHash e85d56d4a8775baf0fdc4a389dff4096
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36e2301f9202396fc1324269fc76efb61919d41c1aa99314f7f925a29618a406

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyOverviewQuery } from './CompanyOverviewQuery.graphql';

const node: PreloadableConcreteRequest<CompanyOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36e2301f9202396fc1324269fc76efb61919d41c1aa99314f7f925a29618a406",
    "metadata": {},
    "name": "CompanyOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
