/**
 * @generated SignedSource<<0bdd49b548d51ed3e665cd7df2b6431b>>
 * @relayHash 785c63bfa3417415f28c8d58b3fda318
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22edeee136dc9b61a155d5fa1627c983b8294fd1df43ca13da0ac6005bd8a49e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22edeee136dc9b61a155d5fa1627c983b8294fd1df43ca13da0ac6005bd8a49e",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
