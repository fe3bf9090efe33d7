/**
 * @generated SignedSource<<5add694241e9fe81b1c780f75f7ba8a7>>
 * @relayHash abf169948d4a1b15034afbdcc7f22d25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd2841431896e6eea0ecdf199405585ccafd7a7d30e8cfacac01055806cdf7d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseScreenQuery } from './PurchaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd2841431896e6eea0ecdf199405585ccafd7a7d30e8cfacac01055806cdf7d8",
    "metadata": {},
    "name": "PurchaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
