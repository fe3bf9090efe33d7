/**
 * @generated SignedSource<<f944a2d0aeb37ed00ec10c20a77318c7>>
 * @relayHash 55896891cf795de228b6e8bdc4474f32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71285da2ff426d087a27a3a2f224f170e2371acd2e6c220eede8f4378aaa90b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyClipCardsQuery } from './CompanyClipCardsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyClipCardsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71285da2ff426d087a27a3a2f224f170e2371acd2e6c220eede8f4378aaa90b7",
    "metadata": {},
    "name": "CompanyClipCardsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
