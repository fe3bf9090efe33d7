/**
 * @generated SignedSource<<f3e94998be2ce61fef7f5c6b0d204a2b>>
 * @relayHash b71b3eaaf4b00ce87de9934dd65b913a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 206bc5cbfac28ef01cf7304451b6ac5adb6d9a7b03f04667812e3f378f43025e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "206bc5cbfac28ef01cf7304451b6ac5adb6d9a7b03f04667812e3f378f43025e",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
