/**
 * @generated SignedSource<<14e6c9f036e5c4e2b4fdd4b1784e9d15>>
 * @relayHash d099033104dbb8fcfc64846f61470808
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b88ce4fb0b2b69943bd7990d91521125d199ea52bb4cb2c2a9be9a593502830a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b88ce4fb0b2b69943bd7990d91521125d199ea52bb4cb2c2a9be9a593502830a",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
