/**
 * @generated SignedSource<<0a7bf09b80fea2a2a8a663862e37a0a0>>
 * @relayHash 1f3790c18e7c490217c973cd7d2acc6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce0c5c297d8f61fde8a2c085696c44695e439358a8128d07fb690fbe3e98d75d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstallationsScreenQuery } from './InstallationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstallationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce0c5c297d8f61fde8a2c085696c44695e439358a8128d07fb690fbe3e98d75d",
    "metadata": {},
    "name": "InstallationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
