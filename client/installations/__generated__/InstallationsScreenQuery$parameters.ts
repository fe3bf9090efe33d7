/**
 * @generated SignedSource<<9acfc27f5b48c04a28fd0fb5272f7386>>
 * @relayHash 7402791656ec4007d5c57f49c8f8726a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb31281d262d7e1209ad33c5ea5d2e1b4012baeb31a488c3df28cb176016048e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstallationsScreenQuery } from './InstallationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstallationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb31281d262d7e1209ad33c5ea5d2e1b4012baeb31a488c3df28cb176016048e",
    "metadata": {},
    "name": "InstallationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
