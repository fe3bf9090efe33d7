/**
 * @generated SignedSource<<a5e1afa44df56f411bd74fabff74094a>>
 * @relayHash 6ea8844496b228b34d1db109e5f08d6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7bc962c7ed0d884359b439c91743cd8e730fcbb19dfa217c0061882d60d6b34

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationTabQuery } from './ConfigurationTabQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7bc962c7ed0d884359b439c91743cd8e730fcbb19dfa217c0061882d60d6b34",
    "metadata": {},
    "name": "ConfigurationTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
