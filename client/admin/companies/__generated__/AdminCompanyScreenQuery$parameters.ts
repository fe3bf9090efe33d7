/**
 * @generated SignedSource<<57e99a07e2aca81f4db5b529c6126831>>
 * @relayHash 42ace917bccf8edbea097ddceb038448
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d6f9f4ce17df202e0fd22cd60568aac5460c0996884bb0a866cb441f3392b35

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCompanyScreenQuery } from './AdminCompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminCompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d6f9f4ce17df202e0fd22cd60568aac5460c0996884bb0a866cb441f3392b35",
    "metadata": {},
    "name": "AdminCompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
