/**
 * @generated SignedSource<<6911866699af73d453bdb99833d4ba08>>
 * @relayHash 85008b0b31c749ef30c3a310bedb2717
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d584bca6ee08372d2c6bbfa3aae4ee7e0b0c5eb73bea9c93826506fa69d7984a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LicensesScreenQuery } from './LicensesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LicensesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d584bca6ee08372d2c6bbfa3aae4ee7e0b0c5eb73bea9c93826506fa69d7984a",
    "metadata": {},
    "name": "LicensesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
