/**
 * @generated SignedSource<<80b0934caab3d3813937be3be20b8561>>
 * @relayHash 58aad1d3cf1cb719df449fc99415588e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37e797681215f141d06842ad4038c1c8279ba656c71e57a885455289801ff70d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewChartsQuery } from './OverviewChartsQuery.graphql';

const node: PreloadableConcreteRequest<OverviewChartsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37e797681215f141d06842ad4038c1c8279ba656c71e57a885455289801ff70d",
    "metadata": {},
    "name": "OverviewChartsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
