/**
 * @generated SignedSource<<51df3a1f6d2e9eddf8c54251e0f6bdda>>
 * @relayHash fa38220fec96d2b77f81a5baff19d20a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e717474cd786ba3b42c90fc48abee3920e322a061894d87a07ccaf37801faad0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommentRuleScreenQuery } from './CommentRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommentRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e717474cd786ba3b42c90fc48abee3920e322a061894d87a07ccaf37801faad0",
    "metadata": {},
    "name": "CommentRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
