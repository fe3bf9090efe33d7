/**
 * @generated SignedSource<<41a48f3db7c6e7215a4a6e064fe2f91b>>
 * @relayHash 4634dc5f8d1b62e3b6b9f22f93f650ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bc228f158f111c6f9432af8ae041b8c48cad5f039965b68e3f60c5d8ab25e16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstallationsScreenQuery } from './InstallationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstallationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6bc228f158f111c6f9432af8ae041b8c48cad5f039965b68e3f60c5d8ab25e16",
    "metadata": {},
    "name": "InstallationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
