/**
 * @generated SignedSource<<705b32d14475f0033056388c476bbc96>>
 * @relayHash 91c78db7844124c3b7aae7e43020a4aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0737fc78d61f1238589d86f8d1da010f55637b0f804d7956a11fcbb0755c105e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsScreenQuery } from './PaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0737fc78d61f1238589d86f8d1da010f55637b0f804d7956a11fcbb0755c105e",
    "metadata": {},
    "name": "PaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
