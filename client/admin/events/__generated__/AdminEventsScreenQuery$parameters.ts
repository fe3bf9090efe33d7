/**
 * @generated SignedSource<<5ccd5b0547054570b90ebd2fad65be9e>>
 * @relayHash cc2966d05e802bd4ecf59321a15c87b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e969bc0ae0a6a77d9b04c87e25ba30ce6ce437fe9d00d43923fae093cea3432

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsScreenQuery } from './AdminEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e969bc0ae0a6a77d9b04c87e25ba30ce6ce437fe9d00d43923fae093cea3432",
    "metadata": {},
    "name": "AdminEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
