/**
 * @generated SignedSource<<749acb18473ed5921fe1ba68ee1f50af>>
 * @relayHash aa4948909f68d44e178ec3e881ec6e6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1056d034019fc80f5cb7fd99e17c823f2e65a80012b1c4eeede95fa0bcc21c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayScreenQuery } from './PayScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1056d034019fc80f5cb7fd99e17c823f2e65a80012b1c4eeede95fa0bcc21c6",
    "metadata": {},
    "name": "PayScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
