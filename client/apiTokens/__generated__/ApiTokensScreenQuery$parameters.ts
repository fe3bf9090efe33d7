/**
 * @generated SignedSource<<ae9fcd3e42e55a5cde0b4beb3c80e9f6>>
 * @relayHash f38f6e15a7b7b7671acb963e4b92eec4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6faa8bcef4795e590277d38481bf831c8f9a4eeb93e9ad9aee598680e18feae4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiTokensScreenQuery } from './ApiTokensScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiTokensScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6faa8bcef4795e590277d38481bf831c8f9a4eeb93e9ad9aee598680e18feae4",
    "metadata": {},
    "name": "ApiTokensScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
