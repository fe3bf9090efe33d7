/**
 * @generated SignedSource<<2ae971b584a87ff86e1dbdf039e04f70>>
 * @relayHash a765d03d55b93458ad07858dd23ae64a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4f08224349a9222bf5d85a7752e8ebb64b3469c5614711f19b218f5a108a78c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyLicensesQuery } from './CompanyLicensesQuery.graphql';

const node: PreloadableConcreteRequest<CompanyLicensesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4f08224349a9222bf5d85a7752e8ebb64b3469c5614711f19b218f5a108a78c",
    "metadata": {},
    "name": "CompanyLicensesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
