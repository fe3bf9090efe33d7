/**
 * @generated SignedSource<<c827c446411da2fc154985915c2580b1>>
 * @relayHash 49a729a7daf9f7b4dde3368b938f99fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79c5c38ecb17143ec7f544867f13be3884b59c24c0bfb462061f1eea0089effa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCompaniesScreenQuery } from './AdminCompaniesScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminCompaniesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79c5c38ecb17143ec7f544867f13be3884b59c24c0bfb462061f1eea0089effa",
    "metadata": {},
    "name": "AdminCompaniesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
