/**
 * @generated SignedSource<<1bc59bf6e5d0f864371880190dc2712d>>
 * @relayHash cb9be6126022bc783f87e6e75ae81291
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14929b91364ca9e95a43c8b40ac024ecc07fcbf940ecc1b271efc76f065ee20e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditScreenQuery } from './AuditScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14929b91364ca9e95a43c8b40ac024ecc07fcbf940ecc1b271efc76f065ee20e",
    "metadata": {},
    "name": "AuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
