/**
 * @generated SignedSource<<76277e82da376cb191931cffcba6e048>>
 * @relayHash d4c518a51871ae28c21e53f9c73c0e3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb6e6b06d12cdd7cacae8e2bfe97c68082f2d25211d1161ec82708d8b9dcaee0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsedHoursScreenQuery } from './UsedHoursScreenQuery.graphql';

const node: PreloadableConcreteRequest<UsedHoursScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb6e6b06d12cdd7cacae8e2bfe97c68082f2d25211d1161ec82708d8b9dcaee0",
    "metadata": {},
    "name": "UsedHoursScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
