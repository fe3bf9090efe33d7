/**
 * @generated SignedSource<<4b0c103a8656bc8f0db431622687e619>>
 * @relayHash 83f24d50a19ffe7880396ff8f301ca5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39011b0cda7f47249f06523837fcf3cdcb6b59c1d2293f1609c6cc550c5796ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsScreenQuery } from './ApprovalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39011b0cda7f47249f06523837fcf3cdcb6b59c1d2293f1609c6cc550c5796ac",
    "metadata": {},
    "name": "ApprovalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
