/**
 * @generated SignedSource<<6856b02cf4696b6990b9b45bd62da11c>>
 * @relayHash 82cde52b141f7171e3db6fe6eb82c141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ffc64e647a94215537c5e8687e5b36b509cda02bd17602604389bbaa4c2635f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyRequestsQuery } from './CompanyRequestsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyRequestsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ffc64e647a94215537c5e8687e5b36b509cda02bd17602604389bbaa4c2635f",
    "metadata": {},
    "name": "CompanyRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
