/**
 * @generated SignedSource<<b34073cd6713b10b02e294d083481ede>>
 * @relayHash edad83b3555f73c777007cd7f3103393
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 169395edf083b04efd3cfed36e08b355a25677765d143cdad4a7b86917d562ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipCardsScreenQuery } from './ClipCardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClipCardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "169395edf083b04efd3cfed36e08b355a25677765d143cdad4a7b86917d562ce",
    "metadata": {},
    "name": "ClipCardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
