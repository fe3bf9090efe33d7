/**
 * @generated SignedSource<<cf207d59480855a1a383ac6b3206c4ed>>
 * @relayHash 56cf0ee3e31b505d5e4e86d5803e866a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62230aaf8f710aa4bf0911b85b52a8dd503f5d1d7abe4fe30df85563c4b0ce03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoicesScreenQuery } from './AdminInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62230aaf8f710aa4bf0911b85b52a8dd503f5d1d7abe4fe30df85563c4b0ce03",
    "metadata": {},
    "name": "AdminInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
