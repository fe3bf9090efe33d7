/**
 * @generated SignedSource<<e0d7ef7e02f30c4f804477d828858525>>
 * @relayHash f51aa3462a34392e95f228772d4a1251
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2f7bfd34799fed67e1a34023954ed9094f63831f55061f39bcb94f625ab4db3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersTabQuery } from './AdminUsersTabQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2f7bfd34799fed67e1a34023954ed9094f63831f55061f39bcb94f625ab4db3",
    "metadata": {},
    "name": "AdminUsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
