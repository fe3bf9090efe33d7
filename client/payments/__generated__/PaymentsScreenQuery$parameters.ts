/**
 * @generated SignedSource<<57eb9cf11391c5b8d11c23757115e3d9>>
 * @relayHash 44d2a5af4a3d6c10421dcd1cd67eab86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1fdf003c6912e9b786cc190c315c7e1f0230813b595789dbc1e1d4a707baf39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsScreenQuery } from './PaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1fdf003c6912e9b786cc190c315c7e1f0230813b595789dbc1e1d4a707baf39",
    "metadata": {},
    "name": "PaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
