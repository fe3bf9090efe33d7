/**
 * @generated SignedSource<<ff3f70af0e6b79169afbc397e1d7131c>>
 * @relayHash ed5f4751df3583d05b93122c083b208d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2788da4a733363f457950e3cc7ad5e61ab0d9620f644e2079c39f13b8cb1749a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyInfoQuery } from './CompanyInfoQuery.graphql';

const node: PreloadableConcreteRequest<CompanyInfoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2788da4a733363f457950e3cc7ad5e61ab0d9620f644e2079c39f13b8cb1749a",
    "metadata": {},
    "name": "CompanyInfoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
