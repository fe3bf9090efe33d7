/**
 * @generated SignedSource<<db77b76e33eba7a052b6f473b4b0022e>>
 * @relayHash 900a0f48d1f5ccf273eae3dcbe690d7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f0cadab11d6c803a9cedc082c90cc0c4918f42a904cf548d2036435a9154992

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminRequestsScreenQuery } from './AdminRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f0cadab11d6c803a9cedc082c90cc0c4918f42a904cf548d2036435a9154992",
    "metadata": {},
    "name": "AdminRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
