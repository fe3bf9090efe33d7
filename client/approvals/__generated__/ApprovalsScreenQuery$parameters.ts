/**
 * @generated SignedSource<<da1302239c63062367b85ae37e34bc05>>
 * @relayHash 702f17626128d5dd347f13d9d73054f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8deb5ebff99b6e6f503d5e1228d4c66fb4df6653866aca9aa31136989e3feed8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsScreenQuery } from './ApprovalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8deb5ebff99b6e6f503d5e1228d4c66fb4df6653866aca9aa31136989e3feed8",
    "metadata": {},
    "name": "ApprovalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
