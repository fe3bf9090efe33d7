/**
 * @generated SignedSource<<df6dc0eda87545826b45ae228b2e3f9e>>
 * @relayHash 2fd45c3adc380b11e66ae0127033252e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f84c0223546f039b617bffe9105ba46ca875a08f62d09fc45a04e6f723b6675d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseScreenQuery } from './PurchaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f84c0223546f039b617bffe9105ba46ca875a08f62d09fc45a04e6f723b6675d",
    "metadata": {},
    "name": "PurchaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
