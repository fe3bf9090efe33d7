/**
 * @generated SignedSource<<54c5667a2509f2609000a9550d95f46f>>
 * @relayHash a5f2c0f1ba0315675bcbe0ca0c99dd38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c20b50454d55d6b67bc133937f1ebbacbc567f855692de5370d779563b647c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstallationsScreenQuery } from './InstallationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstallationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c20b50454d55d6b67bc133937f1ebbacbc567f855692de5370d779563b647c3",
    "metadata": {},
    "name": "InstallationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
