/**
 * @generated SignedSource<<6909293583f9bd1a9774644604741717>>
 * @relayHash 2a1f3773498999b75057eebfa490056c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb88046dd437bec9797f29a3a1cacc8dc20ecb5b0bb18c0f1b6e12add8709577

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyScreenQuery } from './CompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb88046dd437bec9797f29a3a1cacc8dc20ecb5b0bb18c0f1b6e12add8709577",
    "metadata": {},
    "name": "CompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
