/**
 * @generated SignedSource<<25da1f02abffdd0c4595fc0ad6bdf95a>>
 * @relayHash 48e95f2db6ba26c0578601ac1f947e54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e96954a83fc4d06c58b417f41a7121b71a0670e063b8dfe3475e228a7edeb31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e96954a83fc4d06c58b417f41a7121b71a0670e063b8dfe3475e228a7edeb31",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
