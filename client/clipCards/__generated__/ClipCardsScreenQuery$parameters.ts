/**
 * @generated SignedSource<<d99920e198db07c650cf7da39cd0f06a>>
 * @relayHash 5b39bfbe7f5bfff11c9dedb9e6fcc592
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac6914cd412b5263588b502170a71d02079e5927d92cbb1f236055a3ab0fc913

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipCardsScreenQuery } from './ClipCardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClipCardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac6914cd412b5263588b502170a71d02079e5927d92cbb1f236055a3ab0fc913",
    "metadata": {},
    "name": "ClipCardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
