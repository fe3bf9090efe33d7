/**
 * @generated SignedSource<<166a53b57c40e22f26eb07b506ee1b3e>>
 * @relayHash 9c97a9574d7cc644e42f60911648434a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8c4ba4499f74ec4dbd6b8776b536a2dba29f6fc6b3deba3b04d209f49dfd5bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyAgreementsQuery } from './CompanyAgreementsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyAgreementsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8c4ba4499f74ec4dbd6b8776b536a2dba29f6fc6b3deba3b04d209f49dfd5bd",
    "metadata": {},
    "name": "CompanyAgreementsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
