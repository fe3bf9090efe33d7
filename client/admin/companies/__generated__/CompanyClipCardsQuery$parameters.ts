/**
 * @generated SignedSource<<44b173a9b60723d8c61f24fe2af214e7>>
 * @relayHash c194b55256f5bb3eed5d0b21aba1caa0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc182661839bd05b272e61e1d0a89882de2be13f894dd357c4e5f49feee7d4ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyClipCardsQuery } from './CompanyClipCardsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyClipCardsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc182661839bd05b272e61e1d0a89882de2be13f894dd357c4e5f49feee7d4ff",
    "metadata": {},
    "name": "CompanyClipCardsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
