/**
 * @generated SignedSource<<617be039286718c460603fa49b8d3296>>
 * @relayHash 76810b9f293a0478d9231b05009bd77c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd0a7e659f96c81ab8f87b3a4be20106f7afca4ca1adc63441b681cb389fced6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LicensesScreenQuery } from './LicensesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LicensesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd0a7e659f96c81ab8f87b3a4be20106f7afca4ca1adc63441b681cb389fced6",
    "metadata": {},
    "name": "LicensesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
