/**
 * @generated SignedSource<<c4fbff95af3c847673d672646708e070>>
 * @relayHash d9c01f57db9c0f513dd531f1632d3b21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59b380cd0dde5051e75d2c55198d05f204934f41e58a02844717923f5d52c610

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyLicensesQuery } from './CompanyLicensesQuery.graphql';

const node: PreloadableConcreteRequest<CompanyLicensesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59b380cd0dde5051e75d2c55198d05f204934f41e58a02844717923f5d52c610",
    "metadata": {},
    "name": "CompanyLicensesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
