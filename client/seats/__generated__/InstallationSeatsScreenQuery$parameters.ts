/**
 * @generated SignedSource<<f76221351fd77a3e7fc0a3a23088f325>>
 * @relayHash ef78e07e747b375f948546cd4cb6f502
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c4acae4212beac47b4ea2ad3c5015e09d298fe633cc0d9b91bb55548f312be5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstallationSeatsScreenQuery } from './InstallationSeatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstallationSeatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c4acae4212beac47b4ea2ad3c5015e09d298fe633cc0d9b91bb55548f312be5",
    "metadata": {},
    "name": "InstallationSeatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
