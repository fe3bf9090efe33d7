/**
 * @generated SignedSource<<42c8b6c6ad67465f514494c23630c839>>
 * @relayHash f86e80937b4bb3cb535e9e1ad8ba34e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05d3e92d50379e69ee868409cb5448296a6cc02ec1277e33bacf75eb7315cd7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05d3e92d50379e69ee868409cb5448296a6cc02ec1277e33bacf75eb7315cd7f",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
