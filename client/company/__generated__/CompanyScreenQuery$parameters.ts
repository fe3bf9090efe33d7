/**
 * @generated SignedSource<<93b1270939b9d1b96f84a4e8d49c1abd>>
 * @relayHash daee988c98390f02663801819d41f774
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7b3acf865d4f14cab1a82e1b1418a259fa9ba004c72d61820e5a8eec23eee5b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyScreenQuery } from './CompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7b3acf865d4f14cab1a82e1b1418a259fa9ba004c72d61820e5a8eec23eee5b",
    "metadata": {},
    "name": "CompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
