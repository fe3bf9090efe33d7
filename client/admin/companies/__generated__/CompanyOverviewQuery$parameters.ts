/**
 * @generated SignedSource<<72d28ed9c5db844257c66d3c4dbc4134>>
 * @relayHash 14529947e36f4c8e8684bd09ca066bed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a91e7e9104730906712308a1350d92a52176a84616cc481de27b3d07c306f4df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyOverviewQuery } from './CompanyOverviewQuery.graphql';

const node: PreloadableConcreteRequest<CompanyOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a91e7e9104730906712308a1350d92a52176a84616cc481de27b3d07c306f4df",
    "metadata": {},
    "name": "CompanyOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
