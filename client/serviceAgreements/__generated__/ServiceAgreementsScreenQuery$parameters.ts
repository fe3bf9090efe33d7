/**
 * @generated SignedSource<<9d63cdb7fa621a00a3f41f0efd345ffc>>
 * @relayHash 4573a25377204e7622bf1a2794dbbc62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d92f2356e0e4f9139d61fee27d6aea77e4821ec16be6a6f40e61b29990dfde7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceAgreementsScreenQuery } from './ServiceAgreementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceAgreementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d92f2356e0e4f9139d61fee27d6aea77e4821ec16be6a6f40e61b29990dfde7f",
    "metadata": {},
    "name": "ServiceAgreementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
