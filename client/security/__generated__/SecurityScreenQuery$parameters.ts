/**
 * @generated SignedSource<<b9679c7a844468303c1ea35a05c84201>>
 * @relayHash 14f83525bbe26d63e737bf1fe4da3fa8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a15b48b5d999792da5d7493082f780b9e3fce2ffb74562608662fe73e7241d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityScreenQuery } from './SecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<SecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a15b48b5d999792da5d7493082f780b9e3fce2ffb74562608662fe73e7241d1",
    "metadata": {},
    "name": "SecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
