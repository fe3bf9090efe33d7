/**
 * @generated SignedSource<<b14e618b7714d019748236761b6e37c4>>
 * @relayHash 98c51434a8eb893373c844cb3f87db24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b567a58f53c629a92160fd123c1d7201438dfc4cec33e411f5d9ad37ff30c68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RenewalsScreenQuery } from './RenewalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RenewalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b567a58f53c629a92160fd123c1d7201438dfc4cec33e411f5d9ad37ff30c68",
    "metadata": {},
    "name": "RenewalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
