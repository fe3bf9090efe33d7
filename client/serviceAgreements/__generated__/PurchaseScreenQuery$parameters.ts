/**
 * @generated SignedSource<<9a7e761757360b769272a96866e4cc2c>>
 * @relayHash ef58a009c98dd3bbb6b4f58898b9c407
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 628b3664985fd930e488d38364f96cc3f85114305813be97891b2dd9861e05c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseScreenQuery } from './PurchaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "628b3664985fd930e488d38364f96cc3f85114305813be97891b2dd9861e05c8",
    "metadata": {},
    "name": "PurchaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
