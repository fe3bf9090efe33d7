/**
 * @generated SignedSource<<88793975f5c0aeb5b667ac4db0d92df3>>
 * @relayHash 57418b8dfc0eacb10d7d13a916f611e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 646428cdf7fb44c43ed48a249010462c4d6c4c39d67c0181f5114353e66ec941

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationTabQuery } from './ConfigurationTabQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "646428cdf7fb44c43ed48a249010462c4d6c4c39d67c0181f5114353e66ec941",
    "metadata": {},
    "name": "ConfigurationTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
