/**
 * @generated SignedSource<<d602d0def54dc3f773ee37b60d6303df>>
 * @relayHash 9992d3a6b0dd75c0f66222178783d199
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0027fcb1ca00a424e4c8c28b8a9b1ac047e5b0cdf2e2be611fe14e9adb688c52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyAuditScreenQuery } from './CompanyAuditScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompanyAuditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0027fcb1ca00a424e4c8c28b8a9b1ac047e5b0cdf2e2be611fe14e9adb688c52",
    "metadata": {},
    "name": "CompanyAuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
