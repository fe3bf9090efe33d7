/**
 * @generated SignedSource<<52683a2b7258be01c9fc768e711a31d6>>
 * @relayHash 59ae93a4a252ff87b92f8ccc3e7d7900
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7327c063102f1f858b4b92139efdbc744b76ed80a0cf05936657a173201323a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsScreenQuery } from './PaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7327c063102f1f858b4b92139efdbc744b76ed80a0cf05936657a173201323a9",
    "metadata": {},
    "name": "PaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
