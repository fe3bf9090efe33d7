/**
 * @generated SignedSource<<b3dfd31e4007d74cf50384f7e833db90>>
 * @relayHash 736b394e8756a12b20bc95ba7444f6e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a86c69be85032a848e2aed77a4977ceadb5dec3e99c3a152231952c99a46403

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseScreenQuery } from './PurchaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a86c69be85032a848e2aed77a4977ceadb5dec3e99c3a152231952c99a46403",
    "metadata": {},
    "name": "PurchaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
