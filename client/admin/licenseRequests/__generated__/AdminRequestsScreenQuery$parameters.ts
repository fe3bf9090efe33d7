/**
 * @generated SignedSource<<c6eedbe84d675b519cf49698d3294456>>
 * @relayHash 2291e6da37e5939177b8be11d08ab68a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d76610b80743fc0c5a5e5cc171c8773f77e7c3be9be7cca0a714919afcb94c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminRequestsScreenQuery } from './AdminRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d76610b80743fc0c5a5e5cc171c8773f77e7c3be9be7cca0a714919afcb94c4",
    "metadata": {},
    "name": "AdminRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
