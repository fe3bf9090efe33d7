/**
 * @generated SignedSource<<344b5b0bfde49982e9c70cd1b1c80b98>>
 * @relayHash c5b4a59d21e185890c1369d926cd671a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd8ae903961b93d4f4ba0c3146249f78b72ba2dd32069938ee70df1d4829f027

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd8ae903961b93d4f4ba0c3146249f78b72ba2dd32069938ee70df1d4829f027",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
