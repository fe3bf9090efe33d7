/**
 * @generated SignedSource<<db0b2e221fb4a69ee3e206d59d7807ce>>
 * @relayHash dc75e8a6b7a51595bffa57f7b40ebdd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61a0f19073c1c4139ee16ee0d0acecf5b4b2cd38e77dc87647bd94ac3399582a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61a0f19073c1c4139ee16ee0d0acecf5b4b2cd38e77dc87647bd94ac3399582a",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
