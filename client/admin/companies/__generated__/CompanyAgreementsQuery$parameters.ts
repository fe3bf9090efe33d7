/**
 * @generated SignedSource<<c13957c4993ab432f6fcbac4fa6a0362>>
 * @relayHash 2e2891775450723f6155edc9f4aff946
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0939d018cc2b790c668aff5e24ff6f06caf10c44068e82c3e9d90e037da3f76d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyAgreementsQuery } from './CompanyAgreementsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyAgreementsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0939d018cc2b790c668aff5e24ff6f06caf10c44068e82c3e9d90e037da3f76d",
    "metadata": {},
    "name": "CompanyAgreementsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
