/**
 * @generated SignedSource<<ebbc51ef6c49354258d07e35ecc4ba0b>>
 * @relayHash 3c7fae96daceeb68f32343de623d3ea5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 873d5fd276923ea652d30141d3ae808f4dd86e358aeaf6cf090e3e4ee4482063

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsScreenQuery } from './AdminEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "873d5fd276923ea652d30141d3ae808f4dd86e358aeaf6cf090e3e4ee4482063",
    "metadata": {},
    "name": "AdminEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
