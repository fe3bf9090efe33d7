/**
 * @generated SignedSource<<77d7d77f867442c21e684b4eb4cfe4aa>>
 * @relayHash a22fff9c1e7ef537103c30c88549e529
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56c6f36b7c73cf6caeb273f9a259f056eebbe1cbb2c7524a578f6f93a7bdeae4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsScreenQuery } from './PaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56c6f36b7c73cf6caeb273f9a259f056eebbe1cbb2c7524a578f6f93a7bdeae4",
    "metadata": {},
    "name": "PaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
