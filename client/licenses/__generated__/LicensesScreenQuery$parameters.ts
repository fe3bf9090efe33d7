/**
 * @generated SignedSource<<427ce28884c53e2af4da1d22b58869a3>>
 * @relayHash b58eb66923b4a9050c226a9342563821
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31af95d47e4183490a7f9379abffab8419872249ba604614f4dc52e65fe25b6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LicensesScreenQuery } from './LicensesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LicensesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31af95d47e4183490a7f9379abffab8419872249ba604614f4dc52e65fe25b6b",
    "metadata": {},
    "name": "LicensesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
