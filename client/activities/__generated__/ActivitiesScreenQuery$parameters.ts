/**
 * @generated SignedSource<<ee730edf65df71e48bf0d9555c9092ae>>
 * @relayHash e26e789f6d51788c03669de989464ea9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cd37cbb05a531ef54097d448cf994f28651242d6057e8c932f570a169e5e30c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivitiesScreenQuery } from './ActivitiesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivitiesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8cd37cbb05a531ef54097d448cf994f28651242d6057e8c932f570a169e5e30c",
    "metadata": {},
    "name": "ActivitiesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
