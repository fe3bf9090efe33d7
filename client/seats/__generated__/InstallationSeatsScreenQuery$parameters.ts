/**
 * @generated SignedSource<<de6754f7beccea6d63bec3e53e53c5e9>>
 * @relayHash aa7b2fdf186ff42564f4460ca89a0db7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dca4a09ef1d9d456a23878cc9a195e37cdede9a6c5532e1d5d387f8da414cad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstallationSeatsScreenQuery } from './InstallationSeatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstallationSeatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4dca4a09ef1d9d456a23878cc9a195e37cdede9a6c5532e1d5d387f8da414cad",
    "metadata": {},
    "name": "InstallationSeatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
