/**
 * @generated SignedSource<<34379d2cd5db97c6306507c511672de9>>
 * @relayHash bf6963154383916952e199a17e1e7af8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22ba51357ec548a6e0169ef29940d241a2d50289a80597973f891600c46533e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RenewalsScreenQuery } from './RenewalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RenewalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22ba51357ec548a6e0169ef29940d241a2d50289a80597973f891600c46533e4",
    "metadata": {},
    "name": "RenewalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
