/**
 * @generated SignedSource<<b945e7815e2c50a94d9977f4dab637f5>>
 * @relayHash a36923b1ef4e0765a7f1cbcf9b18053e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7d826d76f3e921c9dd36aff1cf5fcba50e102fb70418b2e1f2584972fb7cf58

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminAgreementsScreenQuery } from './AdminAgreementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminAgreementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7d826d76f3e921c9dd36aff1cf5fcba50e102fb70418b2e1f2584972fb7cf58",
    "metadata": {},
    "name": "AdminAgreementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
