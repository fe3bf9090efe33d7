/**
 * @generated SignedSource<<5881303595c481f562de9ef61ce4944f>>
 * @relayHash 57911420dedcc438f8201e539eae9cae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b27058dba8c38fd7282543db10c1d1a98c8325677724e0c08c81d20689a3686

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipCardsScreenQuery } from './ClipCardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClipCardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b27058dba8c38fd7282543db10c1d1a98c8325677724e0c08c81d20689a3686",
    "metadata": {},
    "name": "ClipCardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
