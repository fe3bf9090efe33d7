/**
 * @generated SignedSource<<7921eb2f7d8331152031a07ca4c9a450>>
 * @relayHash d1c76107b2bfa08b3d46d8f83bfd17f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f21fb420a8f1e1806999efcce0debe49a42a1267ebc1396e38436c9bfc17fbd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordScreenQuery } from './ResetPasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f21fb420a8f1e1806999efcce0debe49a42a1267ebc1396e38436c9bfc17fbd4",
    "metadata": {},
    "name": "ResetPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
