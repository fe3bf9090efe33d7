/**
 * @generated SignedSource<<84b1e3fd3f0b3dd89c424d0aeb5374a3>>
 * @relayHash a16eea3d88fd3ccaa86148c7104ea066
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03f8a7b34a4cf08f1c2644ff5e0d5557c8c9efc2040a1d5ec88f8c5e2d8cbc07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyActivitiesQuery } from './CompanyActivitiesQuery.graphql';

const node: PreloadableConcreteRequest<CompanyActivitiesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03f8a7b34a4cf08f1c2644ff5e0d5557c8c9efc2040a1d5ec88f8c5e2d8cbc07",
    "metadata": {},
    "name": "CompanyActivitiesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
