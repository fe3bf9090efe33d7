/**
 * @generated SignedSource<<b343dded0c9e5b12fa9f870c7bfeae51>>
 * @relayHash 77782fb042af69707b722a55c2411b61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f780a8302e4045b31272b3996a12c4d2f3758d9954def402820b5bd5b4a2a1a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsScreenQuery } from './NotificationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f780a8302e4045b31272b3996a12c4d2f3758d9954def402820b5bd5b4a2a1a4",
    "metadata": {},
    "name": "NotificationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
