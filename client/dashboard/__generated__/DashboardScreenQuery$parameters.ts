/**
 * @generated SignedSource<<a9e682e34e16fba145fa171b6f8eced2>>
 * @relayHash c192d88108f5a513d3510c925521a5ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f5d856450fa533a6ede1602a35d2e41bf2f02c6b932d858dea88d6a3750080e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f5d856450fa533a6ede1602a35d2e41bf2f02c6b932d858dea88d6a3750080e",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
