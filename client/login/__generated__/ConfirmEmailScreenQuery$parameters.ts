/**
 * @generated SignedSource<<bf2b8bc62bd16545861eca98373f6b07>>
 * @relayHash 091be7754118d7b32c33727640913044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61cf748454f96f85a41cb0d906efe93fe7e273862daddc3f52a6af0b8b848ec5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailScreenQuery } from './ConfirmEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61cf748454f96f85a41cb0d906efe93fe7e273862daddc3f52a6af0b8b848ec5",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
