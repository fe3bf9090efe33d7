/**
 * @generated SignedSource<<e0a9ca63f7f246345ec7a4915a369911>>
 * @relayHash f8fbb131a42581397745328a714398c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e6c1588e32d855877def2ca2288d56c4d5976ac75e530c172e4a987836386ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationTabQuery } from './ConfigurationTabQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e6c1588e32d855877def2ca2288d56c4d5976ac75e530c172e4a987836386ba",
    "metadata": {},
    "name": "ConfigurationTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
