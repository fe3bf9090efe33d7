/**
 * @generated SignedSource<<75e1034fd84c91baa95528526f8fc915>>
 * @relayHash 9730256b73052dada3e5b1b310b83ba4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 129804f211a017eecc32d3586901398a07625781858b973eabccaa38522b8468

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HourEntriesScreenQuery } from './HourEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "129804f211a017eecc32d3586901398a07625781858b973eabccaa38522b8468",
    "metadata": {},
    "name": "HourEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
