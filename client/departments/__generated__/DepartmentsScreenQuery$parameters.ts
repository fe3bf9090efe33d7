/**
 * @generated SignedSource<<52b6fb7878431d65ce64ea2ea4514101>>
 * @relayHash e4ef9ec0942b53f89c09634eacdb5dc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44452f8b5b34c278c78ddf1052cfa84b5d59685b905aa23f98df3a09d45b691e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DepartmentsScreenQuery } from './DepartmentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DepartmentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44452f8b5b34c278c78ddf1052cfa84b5d59685b905aa23f98df3a09d45b691e",
    "metadata": {},
    "name": "DepartmentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
