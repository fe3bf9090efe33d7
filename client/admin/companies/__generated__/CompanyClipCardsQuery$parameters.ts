/**
 * @generated SignedSource<<a68ff04db5ae7d251d23b8d972b11058>>
 * @relayHash 74edb9c429dec9c10d98551b7cbce614
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42362c77fd796a334d9a3e77ee2b18b0412c85cc4932ed82b8d2fa0386a00ff4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyClipCardsQuery } from './CompanyClipCardsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyClipCardsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42362c77fd796a334d9a3e77ee2b18b0412c85cc4932ed82b8d2fa0386a00ff4",
    "metadata": {},
    "name": "CompanyClipCardsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
