/**
 * @generated SignedSource<<26510b4bee48f5678e672ce1e2c3f139>>
 * @relayHash b72dc831912bf8ee4d380f320d22f9ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c486e2ba80e75835b5db3f69422e69621288c9f4bf3d77b1df130e098684fdf5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyOverviewQuery } from './CompanyOverviewQuery.graphql';

const node: PreloadableConcreteRequest<CompanyOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c486e2ba80e75835b5db3f69422e69621288c9f4bf3d77b1df130e098684fdf5",
    "metadata": {},
    "name": "CompanyOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
