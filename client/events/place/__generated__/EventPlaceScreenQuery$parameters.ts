/**
 * @generated SignedSource<<97fac4fb8ab556e51cc10731df30a3c8>>
 * @relayHash ae983c9e3ff4f4877fb4bee99526f2de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe6740a19eb81a98b50f16064f328612f417543d1cab37d4ed19ec46184f8ddf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventPlaceScreenQuery } from './EventPlaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventPlaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe6740a19eb81a98b50f16064f328612f417543d1cab37d4ed19ec46184f8ddf",
    "metadata": {},
    "name": "EventPlaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
