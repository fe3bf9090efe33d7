/**
 * @generated SignedSource<<563f09f7acdaf3328daa17cba4bf1d8a>>
 * @relayHash 39a9d9212fd266ede09d931bde608ffe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c9895f2bdabcf7b6d31f20f8b93dd60f57559d8b971e1773a30afcb73f08dfa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsScreenQuery } from './PaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c9895f2bdabcf7b6d31f20f8b93dd60f57559d8b971e1773a30afcb73f08dfa",
    "metadata": {},
    "name": "PaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
