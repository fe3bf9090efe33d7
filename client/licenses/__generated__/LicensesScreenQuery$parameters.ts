/**
 * @generated SignedSource<<bd93b2eb0c2e97e7dcb15b507fab9612>>
 * @relayHash 22b937c84cf1c3224bd45446fb42d180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b472c7e750d7d2435226545241fd5ca8e3e9e434a1ef436d8cae0828c3d2985b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LicensesScreenQuery } from './LicensesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LicensesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b472c7e750d7d2435226545241fd5ca8e3e9e434a1ef436d8cae0828c3d2985b",
    "metadata": {},
    "name": "LicensesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
