/**
 * @generated SignedSource<<eeb2ba94ae126b5aef6475c74fe39bbe>>
 * @relayHash 752a3a8da6e9b8f5dde2d33c67ddac3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fd5915ffba4df018363772a1d24d080cd48084f0c5d8356bb00f1f0768087e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsScreenQuery } from './PaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fd5915ffba4df018363772a1d24d080cd48084f0c5d8356bb00f1f0768087e7",
    "metadata": {},
    "name": "PaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
