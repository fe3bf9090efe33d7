/**
 * @generated SignedSource<<a8889e7b3a3ee47f30aad1c9784de182>>
 * @relayHash a43bf949dabeafe8e4e8a0c47793d375
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b96abc3021396ecaa0ab13a841952c1fd1878aff9b0018134952da3e7aa4abfc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminClipCardsScreenQuery } from './AdminClipCardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminClipCardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b96abc3021396ecaa0ab13a841952c1fd1878aff9b0018134952da3e7aa4abfc",
    "metadata": {},
    "name": "AdminClipCardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
