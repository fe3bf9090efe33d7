/**
 * @generated SignedSource<<10c95af36d82d5ae800d2833e730cd0a>>
 * @relayHash ad35b411944ea917082030e070443787
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c8dd36e5e3b0527e24cce222f3bbf2debb55d3a6e3e2bd5a301aefa706b61ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ErasuresScreenQuery } from './ErasuresScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErasuresScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c8dd36e5e3b0527e24cce222f3bbf2debb55d3a6e3e2bd5a301aefa706b61ea",
    "metadata": {},
    "name": "ErasuresScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
