/**
 * @generated SignedSource<<2cc537ba582f6f8e3ef976367b2e1e62>>
 * @relayHash 4e21a73e163fb804481ae0f849bc2d96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46bb28844d47665728b89a1470e5a61b78a596528e0034cf10dba5c77fda2938

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46bb28844d47665728b89a1470e5a61b78a596528e0034cf10dba5c77fda2938",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
