/**
 * @generated SignedSource<<aed3e2c09eae4516742c32ee750a104c>>
 * @relayHash 176c603fc4ede0ce95e32c55c9e367f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9639e8f2fb28509866300b19200bb9fd3424e6b23aa0d743262c6351595e0c85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxScreenQuery } from './InboxScreenQuery.graphql';

const node: PreloadableConcreteRequest<InboxScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9639e8f2fb28509866300b19200bb9fd3424e6b23aa0d743262c6351595e0c85",
    "metadata": {},
    "name": "InboxScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
