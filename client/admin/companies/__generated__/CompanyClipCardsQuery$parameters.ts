/**
 * @generated SignedSource<<b1887bd7f524dacf78276f171be035ce>>
 * @relayHash c08459a522732bbe79d85c077100bd02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb5a599c4714f5b5f002b25402991f6ec0ea6ecb5334609ce874cd8a26e90890

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyClipCardsQuery } from './CompanyClipCardsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyClipCardsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb5a599c4714f5b5f002b25402991f6ec0ea6ecb5334609ce874cd8a26e90890",
    "metadata": {},
    "name": "CompanyClipCardsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
