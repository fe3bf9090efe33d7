/**
 * @generated SignedSource<<636b8b2edf2235e361245e559149dc30>>
 * @relayHash 46eb291d27ad8dff9fd132a3ec1e5fdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e514704fc746ad32a3af03e48c3ec7639f0c5a349538e87feea6c63ee53cbf27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsScreenQuery } from './PaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e514704fc746ad32a3af03e48c3ec7639f0c5a349538e87feea6c63ee53cbf27",
    "metadata": {},
    "name": "PaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
