/**
 * @generated SignedSource<<beff42afb711e5e7a2945fe48f72256f>>
 * @relayHash 11f6ba6297999890cdae85946f8924ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8df20d832e04338b77d45d50cc885be816f6fa7aa4b3a0728b04995909626182

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstallationsScreenQuery } from './InstallationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstallationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8df20d832e04338b77d45d50cc885be816f6fa7aa4b3a0728b04995909626182",
    "metadata": {},
    "name": "InstallationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
