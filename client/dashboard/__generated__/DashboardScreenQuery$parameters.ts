/**
 * @generated SignedSource<<8f240d80609e775d5e2290b6451898a4>>
 * @relayHash a66108eb7ecf15195a5272b2123e9826
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f661b36d2aecf8c3c11d82322e15109ea51fa1a082e1382751a27a7f46e5795

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f661b36d2aecf8c3c11d82322e15109ea51fa1a082e1382751a27a7f46e5795",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
