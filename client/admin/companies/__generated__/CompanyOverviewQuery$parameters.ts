/**
 * @generated SignedSource<<a16dd737c86e8ef495577b43d42b6b2b>>
 * @relayHash 27cf313ce91217abf4d446f63d44abed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d10637c9ac55324b1259406e49c0dfa559667ce18c8aebd47b6a51b191c67068

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyOverviewQuery } from './CompanyOverviewQuery.graphql';

const node: PreloadableConcreteRequest<CompanyOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d10637c9ac55324b1259406e49c0dfa559667ce18c8aebd47b6a51b191c67068",
    "metadata": {},
    "name": "CompanyOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
