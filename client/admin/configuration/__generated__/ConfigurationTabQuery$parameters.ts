/**
 * @generated SignedSource<<b6c3fbd712568d51176428f900c44583>>
 * @relayHash a972a40308301c8435311e43e162fac7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11c0207cbcef1d23f85b2120eff32e49d262efaeb557e457445d2195b33e3a66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationTabQuery } from './ConfigurationTabQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11c0207cbcef1d23f85b2120eff32e49d262efaeb557e457445d2195b33e3a66",
    "metadata": {},
    "name": "ConfigurationTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
