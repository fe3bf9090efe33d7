/**
 * @generated SignedSource<<2013bffbbd6633468087321733d28555>>
 * @relayHash b332277384e7b54260a5a065b8a1f7f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14144cf49178f3be944f5189436eadcf7acd2528ff8e49752b294e64fab1678d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersScreenQuery } from './UsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<UsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14144cf49178f3be944f5189436eadcf7acd2528ff8e49752b294e64fab1678d",
    "metadata": {},
    "name": "UsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
