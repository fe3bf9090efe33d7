/**
 * @generated SignedSource<<c3cd773b244e8a0197505509d57a4074>>
 * @relayHash fee5b6a0177ce71040acd1b3c31ad30f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24913ff3a749122d94daec4b0a358a07a7bbdeb4d686499c8a8a5fa65343ff58

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24913ff3a749122d94daec4b0a358a07a7bbdeb4d686499c8a8a5fa65343ff58",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
