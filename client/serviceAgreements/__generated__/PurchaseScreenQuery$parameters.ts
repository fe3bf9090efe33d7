/**
 * @generated SignedSource<<d24c9cccab54bc446e353fd66f097579>>
 * @relayHash 8d1f40fef382ba7e509c942ec3373d76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf147c85d9ea544593fe1e69e28071d8e2a091191691915df311a3756e708c5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseScreenQuery } from './PurchaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf147c85d9ea544593fe1e69e28071d8e2a091191691915df311a3756e708c5c",
    "metadata": {},
    "name": "PurchaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
