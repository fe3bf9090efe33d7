/**
 * @generated SignedSource<<1784ae28333a788a2a2894200bd45d54>>
 * @relayHash 34dd06c4572f86ba4c265c51d363e474
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6175f0edb6ec3a5c29ff44c1bfb4327e81a1974927a52400301d598d111ba576

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityScreenQuery } from './SecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<SecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6175f0edb6ec3a5c29ff44c1bfb4327e81a1974927a52400301d598d111ba576",
    "metadata": {},
    "name": "SecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
