/**
 * @generated SignedSource<<1f42ad5aba14d3a84faf7ec5c6fa5683>>
 * @relayHash 88dee68b482b39373cd5154ed6e495a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 839a4b348109fbd5baeb0f398767c0c0ce57bd32b03012b18cbbb44dbabc1faa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "839a4b348109fbd5baeb0f398767c0c0ce57bd32b03012b18cbbb44dbabc1faa",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
