/**
 * @generated SignedSource<<bd69461edb98492307ee23d953433c68>>
 * @relayHash 344417ab7243596dfc6d9439dd0bd128
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46d2456174deee40bd95c421fdac5695ff2da6c53bd6ee355bbee97c26899712

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersScreenQuery } from './UsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<UsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46d2456174deee40bd95c421fdac5695ff2da6c53bd6ee355bbee97c26899712",
    "metadata": {},
    "name": "UsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
