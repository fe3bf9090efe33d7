/**
 * @generated SignedSource<<fd45e8a58c08b82dbf9d425bcc269913>>
 * @relayHash fa1621f2be0991ee92472c9d2ee8ba5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 476ab8883089df5a291effb0cf82312c5f28d752e777a9776caf4a6dc77ff998

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetupScreenQuery } from './SetupScreenQuery.graphql';

const node: PreloadableConcreteRequest<SetupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "476ab8883089df5a291effb0cf82312c5f28d752e777a9776caf4a6dc77ff998",
    "metadata": {},
    "name": "SetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
