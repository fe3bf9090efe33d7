/**
 * @generated SignedSource<<bc2cbe20dbd0cc96dd9b40b4a1dc6eca>>
 * @relayHash 4e237e2cc81b3f012e3d1f0137bd053f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdcc80f0e0c255a5db44b878771ec87330c61aa4a9eb2df589ca5cea2d7a0f04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminTaskScreenQuery } from './AdminTaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminTaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdcc80f0e0c255a5db44b878771ec87330c61aa4a9eb2df589ca5cea2d7a0f04",
    "metadata": {},
    "name": "AdminTaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
