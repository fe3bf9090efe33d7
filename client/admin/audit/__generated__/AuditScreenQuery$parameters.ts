/**
 * @generated SignedSource<<2d320114c81008306fce1d6605150587>>
 * @relayHash 2615ec804c2281563151151db162392b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa5149e5c4c1330425062cf22627f6cf44cf1de78456dcd2d8dac9fca92d8dc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditScreenQuery } from './AuditScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa5149e5c4c1330425062cf22627f6cf44cf1de78456dcd2d8dac9fca92d8dc7",
    "metadata": {},
    "name": "AuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
