/**
 * @generated SignedSource<<c67ea7136681d6e7fd4a7783182dad69>>
 * @relayHash 489a7954a05f98e733e6cdfe8fae30d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eeec306f140059e5d0c023bc3fbbc6a4b2f9bde90abd6449af2d7309568ff3e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsScreenQuery } from './AdminEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eeec306f140059e5d0c023bc3fbbc6a4b2f9bde90abd6449af2d7309568ff3e6",
    "metadata": {},
    "name": "AdminEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
