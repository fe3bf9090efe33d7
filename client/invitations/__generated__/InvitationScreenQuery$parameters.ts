/**
 * @generated SignedSource<<7a8c1f69c78c81e69a39eb97f169fc7b>>
 * @relayHash 81620637a74cf281d6a86a13216be951
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dc57d5e18a5149ec85acbcaf2817ac7aa05530491e39324618004255dd02613

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationScreenQuery } from './InvitationScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3dc57d5e18a5149ec85acbcaf2817ac7aa05530491e39324618004255dd02613",
    "metadata": {},
    "name": "InvitationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
