/**
 * @generated SignedSource<<af864088216d21abb8cb79126333fadd>>
 * @relayHash 0bd081a4e71780c0d1e0050bee1c7c13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b17955db1ba4ff77dac157e4c4418f729e6a26bfbe6b5d21bb324f54cf018743

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementsScreenQuery } from './AnnouncementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b17955db1ba4ff77dac157e4c4418f729e6a26bfbe6b5d21bb324f54cf018743",
    "metadata": {},
    "name": "AnnouncementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
