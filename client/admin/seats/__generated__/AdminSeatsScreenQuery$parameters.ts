/**
 * @generated SignedSource<<c2a9c4da60c002052414e8db43280e1e>>
 * @relayHash 7117e911936fd48cc74f7827809dea5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08980e56f0f9b4a20b5a19531bb589086936c9bb348e6f680ad60f3245b615e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSeatsScreenQuery } from './AdminSeatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminSeatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08980e56f0f9b4a20b5a19531bb589086936c9bb348e6f680ad60f3245b615e7",
    "metadata": {},
    "name": "AdminSeatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
