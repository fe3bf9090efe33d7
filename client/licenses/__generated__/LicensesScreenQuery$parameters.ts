/**
 * @generated SignedSource<<e5402e144c32fbbda3bcb9a39b010ed4>>
 * @relayHash dcd6a85c7a7369e0660a3d914a5a9235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8de8f88ee9b828f370b83f09149cf5fe67d0472aa14c500848bd950ac86b3c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LicensesScreenQuery } from './LicensesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LicensesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8de8f88ee9b828f370b83f09149cf5fe67d0472aa14c500848bd950ac86b3c4",
    "metadata": {},
    "name": "LicensesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
