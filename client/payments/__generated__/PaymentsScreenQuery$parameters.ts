/**
 * @generated SignedSource<<06ef506e27ac5202c8890846206a3c92>>
 * @relayHash d41831f338c6ab05f6a2283f2a23052c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c548928891357e41766d96fe8339177cd702c2bd697d236032d4c42e5869793

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsScreenQuery } from './PaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c548928891357e41766d96fe8339177cd702c2bd697d236032d4c42e5869793",
    "metadata": {},
    "name": "PaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
