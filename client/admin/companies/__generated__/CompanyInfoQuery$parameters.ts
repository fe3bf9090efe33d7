/**
 * @generated SignedSource<<a9ceda0700cd765d450352bf81bf6b2e>>
 * @relayHash bfa9e6e910675c7590c236cbd25b3cef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4898d4df08f401ab6d9a717c4776049b0f24c03a9aaef9eb8ebd8dd6f20a3b6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyInfoQuery } from './CompanyInfoQuery.graphql';

const node: PreloadableConcreteRequest<CompanyInfoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4898d4df08f401ab6d9a717c4776049b0f24c03a9aaef9eb8ebd8dd6f20a3b6c",
    "metadata": {},
    "name": "CompanyInfoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
