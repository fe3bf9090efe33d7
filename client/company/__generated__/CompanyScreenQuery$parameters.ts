/**
 * @generated SignedSource<<e930da43827ef88a5ab77cbf8b298713>>
 * @relayHash f1e7370fd453f502de38a111fa266ffd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d4ec7cae7aaab0df89837863e6322c93e546973aa3fb1ee308cb21cdd21ad25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyScreenQuery } from './CompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d4ec7cae7aaab0df89837863e6322c93e546973aa3fb1ee308cb21cdd21ad25",
    "metadata": {},
    "name": "CompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
