/**
 * @generated SignedSource<<2ef040bb67fa6d54967ee32ba05e8f99>>
 * @relayHash 9f70cb9922c03291e82210e7664f21db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1bf51016a949d67e31345a364cf7d95d48fb71836f1b670128a458155bed030

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventPlaceScreenQuery } from './EventPlaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventPlaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1bf51016a949d67e31345a364cf7d95d48fb71836f1b670128a458155bed030",
    "metadata": {},
    "name": "EventPlaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
