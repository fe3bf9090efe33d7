/**
 * @generated SignedSource<<c0415e5f990bd7f8a7f8e6a85aea2f18>>
 * @relayHash d02677d299905c15a7e6b9dae96394e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99f900844480009ff11402fa13a66bc61fc8521b707de11229aad8f4ce8a4993

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyClipCardsQuery } from './CompanyClipCardsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyClipCardsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99f900844480009ff11402fa13a66bc61fc8521b707de11229aad8f4ce8a4993",
    "metadata": {},
    "name": "CompanyClipCardsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
