/**
 * @generated SignedSource<<b263dbb66b033046ca921dd473542093>>
 * @relayHash 06d045f81b2bac7fba3983c8394f1799
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d3c600fb9e7e0c5726ec33e81ec1766a2bafafae6cdac0af413b071bcce7423

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyOverviewQuery } from './CompanyOverviewQuery.graphql';

const node: PreloadableConcreteRequest<CompanyOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d3c600fb9e7e0c5726ec33e81ec1766a2bafafae6cdac0af413b071bcce7423",
    "metadata": {},
    "name": "CompanyOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
