/**
 * @generated SignedSource<<722c90e61ccc3fc94ddfa8ddf71aa070>>
 * @relayHash 3e1ef5721a173958dac9e3941b1fec63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51d29415050bdae39cdfa8e1694e993bfd36d92d1e5b81b97a52fa7643594b6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RenewalsScreenQuery } from './RenewalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RenewalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51d29415050bdae39cdfa8e1694e993bfd36d92d1e5b81b97a52fa7643594b6c",
    "metadata": {},
    "name": "RenewalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
