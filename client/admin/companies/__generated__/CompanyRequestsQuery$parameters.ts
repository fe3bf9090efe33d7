/**
 * @generated SignedSource<<5ddee523d61ae12bbdfb0766d489f852>>
 * @relayHash ba41952f196619aa8772c1d4c90b5d8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da3d11bf87a340f78fbc764c64cba0384f9b064441fbcf4e40e10d29a546a051

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyRequestsQuery } from './CompanyRequestsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyRequestsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da3d11bf87a340f78fbc764c64cba0384f9b064441fbcf4e40e10d29a546a051",
    "metadata": {},
    "name": "CompanyRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
