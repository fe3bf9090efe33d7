/**
 * @generated SignedSource<<41e0794320fe59db68821434984c39bb>>
 * @relayHash b447b17c77d7ee16b6facd0634f6a7ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cf6a7c4316f4389fa81c17e2f035b53f1c2af5cac8ec0dd8a5d44d3020a3817

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnbilledSeatsScreenQuery } from './UnbilledSeatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnbilledSeatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cf6a7c4316f4389fa81c17e2f035b53f1c2af5cac8ec0dd8a5d44d3020a3817",
    "metadata": {},
    "name": "UnbilledSeatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
