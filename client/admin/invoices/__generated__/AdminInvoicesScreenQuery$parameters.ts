/**
 * @generated SignedSource<<f8f0e948bf728f30b78aaaa73d488f27>>
 * @relayHash 37da35369bc6f097274f29b51c1a5c00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d277ca615d60ff6834cef4ffd9948997cbe8c9fe6441f9acaf57af82e3c135f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoicesScreenQuery } from './AdminInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d277ca615d60ff6834cef4ffd9948997cbe8c9fe6441f9acaf57af82e3c135f",
    "metadata": {},
    "name": "AdminInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
