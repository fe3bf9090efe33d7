/**
 * @generated SignedSource<<f83f14b009fddfa786365d8b74512242>>
 * @relayHash 2c5710ac77d2f51d4750c6ef97dc0754
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c195cdaa6a9033dfd0df8a39f4059206ddc245374cd6d9cc022401d0f324a4cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsScreenQuery } from './PaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c195cdaa6a9033dfd0df8a39f4059206ddc245374cd6d9cc022401d0f324a4cb",
    "metadata": {},
    "name": "PaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
