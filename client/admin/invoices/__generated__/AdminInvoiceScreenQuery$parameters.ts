/**
 * @generated SignedSource<<2b580d2e5fdc954eb0f7e0b2eb723809>>
 * @relayHash 67168c37d8023017238e60fd776b8917
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b17f381cbb96f807d891e16b6e9dafa38e725ca4fdf9bf1d3749f7c116197826

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b17f381cbb96f807d891e16b6e9dafa38e725ca4fdf9bf1d3749f7c116197826",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
