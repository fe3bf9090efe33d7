/**
 * @generated SignedSource<<45bed75e365c190109ae3052ebe00201>>
 * @relayHash c2e248744eb544a8db0d001a017bf6d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c584b12efbcfe9c0a60f387c4114dcbe4eac24d4dca550ff8634e285bfddca9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersTabQuery } from './AdminUsersTabQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c584b12efbcfe9c0a60f387c4114dcbe4eac24d4dca550ff8634e285bfddca9",
    "metadata": {},
    "name": "AdminUsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
