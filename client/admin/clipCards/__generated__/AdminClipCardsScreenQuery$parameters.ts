/**
 * @generated SignedSource<<18cb7fc3108e9ed81a42b540f39fe701>>
 * @relayHash 4fff2c981b2d09b8b293a93940116eeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e857ec76a69cc0f4a16648e27c1d9a9ad8a07f574db3bbbe3845df75f3ca69e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminClipCardsScreenQuery } from './AdminClipCardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminClipCardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e857ec76a69cc0f4a16648e27c1d9a9ad8a07f574db3bbbe3845df75f3ca69e",
    "metadata": {},
    "name": "AdminClipCardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
