/**
 * @generated SignedSource<<94d364b539565b672be3bd834071b218>>
 * @relayHash fabd57c5eb094be961710cdb6b7f1152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b585e0e6e4caa2305710a18042ba071af902184cc1fc492a88e40655e225c0bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseScreenQuery } from './PurchaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b585e0e6e4caa2305710a18042ba071af902184cc1fc492a88e40655e225c0bb",
    "metadata": {},
    "name": "PurchaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
