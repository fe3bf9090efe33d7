/**
 * @generated SignedSource<<6e5a6e6182e159893dc32d48469a8e71>>
 * @relayHash 1be2bc68516a034b75dc7c49602f2a97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff6e45c0f1029fe0fa859c593d7a90014dde2a7fb15722d3dc1998265e62e654

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JoinScreenQuery } from './JoinScreenQuery.graphql';

const node: PreloadableConcreteRequest<JoinScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff6e45c0f1029fe0fa859c593d7a90014dde2a7fb15722d3dc1998265e62e654",
    "metadata": {},
    "name": "JoinScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
