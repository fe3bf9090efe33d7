/**
 * @generated SignedSource<<96eed3309b5c50ff569b1f60ba9f4965>>
 * @relayHash e8293e753f54a327000bec0199d28123
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0062301e84f2f1f661cd7f6b9033a40aa9be44a37367873a5bf6f32000e3fd17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamScreenQuery } from './TeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0062301e84f2f1f661cd7f6b9033a40aa9be44a37367873a5bf6f32000e3fd17",
    "metadata": {},
    "name": "TeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
