/**
 * @generated SignedSource<<a6038c8dd4a114e894f20302ad1755a7>>
 * @relayHash 74ed3f685f640a87f7dfe09c71348622
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a17dc747fcb19ed8343e72520cc4cddd60d4a904ef3b905fba434f8be62ae064

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersScreenQuery } from './UsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<UsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a17dc747fcb19ed8343e72520cc4cddd60d4a904ef3b905fba434f8be62ae064",
    "metadata": {},
    "name": "UsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
