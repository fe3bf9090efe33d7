/**
 * @generated SignedSource<<cd6dce191deecbfb8652d87a2b490e91>>
 * @relayHash 155275893516b759943627f6f79cdf2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 251a853c891240be166c5470b22b6c51d5f91b66c2272119926a936e69c0e3d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityScreenQuery } from './SecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<SecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "251a853c891240be166c5470b22b6c51d5f91b66c2272119926a936e69c0e3d2",
    "metadata": {},
    "name": "SecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
