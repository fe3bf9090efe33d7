/**
 * @generated SignedSource<<c6cdd4af7204fe27e8978d12fb76b565>>
 * @relayHash bf7ee2ee1c552ec42445b8644e5755b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1364350623b94ef51797a7909f85138e0ca15aab3346847040ca208af10c49c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1364350623b94ef51797a7909f85138e0ca15aab3346847040ca208af10c49c",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
