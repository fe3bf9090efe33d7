/**
 * @generated SignedSource<<5220b4cc96ddb216eeffadc1c6ab34ba>>
 * @relayHash c248d55c1db96826f33f0cdcf7356f56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15954b4cc37bd0a151735f342fd03f3a02b421285a719a3bc49fd566859bb92e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15954b4cc37bd0a151735f342fd03f3a02b421285a719a3bc49fd566859bb92e",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
