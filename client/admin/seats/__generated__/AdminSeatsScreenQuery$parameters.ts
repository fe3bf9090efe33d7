/**
 * @generated SignedSource<<ad6ab29959176e10b8da1c0e5baa4d77>>
 * @relayHash b0d4da4693a0f6930509a46310cff3d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67929d1f56563ecc499c52e75e46d160dd0097137915e3144caa9fb194685fe2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSeatsScreenQuery } from './AdminSeatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminSeatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67929d1f56563ecc499c52e75e46d160dd0097137915e3144caa9fb194685fe2",
    "metadata": {},
    "name": "AdminSeatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
