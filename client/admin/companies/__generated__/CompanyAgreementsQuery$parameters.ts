/**
 * @generated SignedSource<<d9ccda37c202bd7da57cddf61786a82c>>
 * @relayHash f5a49be12d6bcb13d3d3e13d7af47f9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f717d0e8a7c4cc8ff2e3e9dcdd7356178e1f289a7b311d17b3bffee760277087

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyAgreementsQuery } from './CompanyAgreementsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyAgreementsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f717d0e8a7c4cc8ff2e3e9dcdd7356178e1f289a7b311d17b3bffee760277087",
    "metadata": {},
    "name": "CompanyAgreementsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
