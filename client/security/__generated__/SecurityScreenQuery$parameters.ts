/**
 * @generated SignedSource<<2c1b72198350f2b599244e4c908063c3>>
 * @relayHash 1f2df8d12220fbdd5a90e7c5b7a6f1d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98809540edb6d0831c2bc7af4da73b6ea932ef6e2027414178420c055d6eb570

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityScreenQuery } from './SecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<SecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98809540edb6d0831c2bc7af4da73b6ea932ef6e2027414178420c055d6eb570",
    "metadata": {},
    "name": "SecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
