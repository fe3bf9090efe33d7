/**
 * @generated SignedSource<<95a96b20cb1442f91004d28d41abe357>>
 * @relayHash 5fa026c40ba6224e249884abf5f79fee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 936e833dec452eda51e38655bf058f0eb2603cbaf482866c8d86d51ac1785500

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyOverviewQuery } from './CompanyOverviewQuery.graphql';

const node: PreloadableConcreteRequest<CompanyOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "936e833dec452eda51e38655bf058f0eb2603cbaf482866c8d86d51ac1785500",
    "metadata": {},
    "name": "CompanyOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
