/**
 * @generated SignedSource<<6ce6bdaac1d45ee9dff68bdbfa0bbe15>>
 * @relayHash 9a1cae1aada9d3429f1281f5e9ed1c19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dc80084e558353fcc0a63ef4d37e716fa38dec0b433076a27114391267b1788

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RenewalsScreenQuery } from './RenewalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RenewalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3dc80084e558353fcc0a63ef4d37e716fa38dec0b433076a27114391267b1788",
    "metadata": {},
    "name": "RenewalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
