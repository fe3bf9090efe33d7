/**
 * @generated SignedSource<<b99f6fbe19dbd593a158553c2acc2b21>>
 * @relayHash 3c336472ca2add1278e2070c7ef4a207
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d8e1cf845f5b4d4d2f10d6785064af1df0ec87c717bba08399b6d06d2e91606

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyInfoQuery } from './CompanyInfoQuery.graphql';

const node: PreloadableConcreteRequest<CompanyInfoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d8e1cf845f5b4d4d2f10d6785064af1df0ec87c717bba08399b6d06d2e91606",
    "metadata": {},
    "name": "CompanyInfoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
