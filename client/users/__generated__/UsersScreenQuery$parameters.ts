/**
 * @generated SignedSource<<09434c37eb01e5c521dace9e45d8b0ea>>
 * @relayHash 6c5e0a974a02e8cae688a54fef63f092
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48ffc7a8e4d478bbe377d8b8dd94972d5138075ac24ac246f0d92b1e38ca0c4c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersScreenQuery } from './UsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<UsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48ffc7a8e4d478bbe377d8b8dd94972d5138075ac24ac246f0d92b1e38ca0c4c",
    "metadata": {},
    "name": "UsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
