/**
 * @generated SignedSource<<b1cbfc1287ce20f49fab8dbfb9fac75c>>
 * @relayHash d7c2b448fa62124687df36b5f577431a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9169ec3e850f7becdf8a5354cac3d741a215df20c5ac5c6e218e2c192917475

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsScreenQuery } from './PaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9169ec3e850f7becdf8a5354cac3d741a215df20c5ac5c6e218e2c192917475",
    "metadata": {},
    "name": "PaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
