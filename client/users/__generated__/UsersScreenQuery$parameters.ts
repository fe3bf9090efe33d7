/**
 * @generated SignedSource<<e09de107189dfa48cb678187659670cf>>
 * @relayHash a8cf6708dcff97a7bdaf6192ba675231
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e785824f766d5c81c429e3b9a916daa45ca89d0c4a19c4eeb741230492304e2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersScreenQuery } from './UsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<UsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e785824f766d5c81c429e3b9a916daa45ca89d0c4a19c4eeb741230492304e2e",
    "metadata": {},
    "name": "UsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
