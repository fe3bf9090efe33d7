/**
 * @generated SignedSource<<3b94341578e77261e00359a263a1fb6a>>
 * @relayHash 65d0f7c71c2f62fd067d486433a7742b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa46592a7e9fc487d1d3d8afc8238b45c4dc712e7d8d73fc873295dd93befa75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyScreenQuery } from './CompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa46592a7e9fc487d1d3d8afc8238b45c4dc712e7d8d73fc873295dd93befa75",
    "metadata": {},
    "name": "CompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
