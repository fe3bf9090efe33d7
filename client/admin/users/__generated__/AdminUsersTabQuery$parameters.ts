/**
 * @generated SignedSource<<de5fb563d98bc9c9493f5050900ae884>>
 * @relayHash acd86843ddad1394ca30f0e48f40079e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccb854515fae20e712294dfe635b73e75da600b28f0f90c1635c67635ad7190c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersTabQuery } from './AdminUsersTabQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccb854515fae20e712294dfe635b73e75da600b28f0f90c1635c67635ad7190c",
    "metadata": {},
    "name": "AdminUsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
