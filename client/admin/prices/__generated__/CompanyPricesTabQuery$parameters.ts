/**
 * @generated SignedSource<<0967d0a970709a7e36951db7e2bd7bb9>>
 * @relayHash fbc92f33a40637623a2575154fbd1ab8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a3e63abfc0066b605ae665e0b3385243e139ce2c2dc40772bc57f9bf8e08b62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyPricesTabQuery } from './CompanyPricesTabQuery.graphql';

const node: PreloadableConcreteRequest<CompanyPricesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a3e63abfc0066b605ae665e0b3385243e139ce2c2dc40772bc57f9bf8e08b62",
    "metadata": {},
    "name": "CompanyPricesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
