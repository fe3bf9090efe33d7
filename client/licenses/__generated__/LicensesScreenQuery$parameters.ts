/**
 * @generated SignedSource<<a91cea49a9a181269022fb86e84428d2>>
 * @relayHash 4761be96cddd5614aef26fed57353418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20b736c55c7cabe0fc8c3d717b74f0ba37e07de8745df585217365f95fb7f347

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LicensesScreenQuery } from './LicensesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LicensesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20b736c55c7cabe0fc8c3d717b74f0ba37e07de8745df585217365f95fb7f347",
    "metadata": {},
    "name": "LicensesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
