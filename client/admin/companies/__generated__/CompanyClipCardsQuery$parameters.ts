/**
 * @generated SignedSource<<75af2fc62481756569d9beaee3c815d4>>
 * @relayHash 57eca73d9c3f6807293a25baa90c0e3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d9798e9652a85db9848ac2e3cd718fc672464bccbe90c639d5b4764fb83a4ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyClipCardsQuery } from './CompanyClipCardsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyClipCardsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d9798e9652a85db9848ac2e3cd718fc672464bccbe90c639d5b4764fb83a4ed",
    "metadata": {},
    "name": "CompanyClipCardsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
