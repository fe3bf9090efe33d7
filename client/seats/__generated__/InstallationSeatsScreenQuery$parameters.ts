/**
 * @generated SignedSource<<594c3bd63a00fecc3b6392ea38e88961>>
 * @relayHash 0ba6456dbef6108a4daefe2996a1bc93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59cd5a3382dbf223092e01d937e8de1b2b29b879fc0b2907131585f9482e32ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstallationSeatsScreenQuery } from './InstallationSeatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstallationSeatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59cd5a3382dbf223092e01d937e8de1b2b29b879fc0b2907131585f9482e32ad",
    "metadata": {},
    "name": "InstallationSeatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
