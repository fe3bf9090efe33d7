/**
 * @generated SignedSource<<92a81057ec3e3a50ad10fe144858e9d1>>
 * @relayHash 958133aae4dbe64330c50cb1a79bc8e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e6716d895d67b3986a30dda354515153f834a23d14e7bfd356d803590c24d72

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCompanyScreenQuery } from './AdminCompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminCompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e6716d895d67b3986a30dda354515153f834a23d14e7bfd356d803590c24d72",
    "metadata": {},
    "name": "AdminCompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
