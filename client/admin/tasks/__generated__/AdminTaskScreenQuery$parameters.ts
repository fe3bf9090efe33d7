/**
 * @generated SignedSource<<310a8914f261e4fa10cd2a245689f7d3>>
 * @relayHash c8480cbe24f37fe41315e2d5f96bbd97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b296770b2fa9eb5154e4d63ce31824087cff9d79a78ffb30b235281825eb24da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminTaskScreenQuery } from './AdminTaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminTaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b296770b2fa9eb5154e4d63ce31824087cff9d79a78ffb30b235281825eb24da",
    "metadata": {},
    "name": "AdminTaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
