/**
 * @generated SignedSource<<9c37d527e693087be5dd934a02fed3f8>>
 * @relayHash 8ec194804e550d7cc4b43db843dc7d83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5519d13a5ab8036400ad24e9b5e6fa0d34782b6be219eb11f2bd632d68ef645b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5519d13a5ab8036400ad24e9b5e6fa0d34782b6be219eb11f2bd632d68ef645b",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
