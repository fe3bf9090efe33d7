/**
 * @generated SignedSource<<5e74527035e6ed46eb795f973367b739>>
 * @relayHash 8bf377269b66f4bfd5263e39b72e9dfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05f337004190207aa929775223ce4610f894c353f5bfbe30c6da5bb75e8a724e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceAgreementsScreenQuery } from './ServiceAgreementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceAgreementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05f337004190207aa929775223ce4610f894c353f5bfbe30c6da5bb75e8a724e",
    "metadata": {},
    "name": "ServiceAgreementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
