/**
 * @generated SignedSource<<d4d4c54682cc617dac11809825ac8420>>
 * @relayHash 4655aa101d44409a9725263a7d5b8b6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c83eb6f9930c2c14b1746c3ff8ea7736356d42aed08b4acba10d4a64e2bb45b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyInvoicesQuery } from './CompanyInvoicesQuery.graphql';

const node: PreloadableConcreteRequest<CompanyInvoicesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c83eb6f9930c2c14b1746c3ff8ea7736356d42aed08b4acba10d4a64e2bb45b6",
    "metadata": {},
    "name": "CompanyInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
