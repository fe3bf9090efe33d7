/**
 * @generated SignedSource<<f8791a83cac47d5d893ec6bde08f6b8e>>
 * @relayHash 1243b58556d21017810423a8bb646e3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2d0b44e998463ce3dcfe3420274cd5c607b3cfcc1582ba98be9fb9a7d34ffa3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonalDataScreenQuery } from './PersonalDataScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonalDataScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2d0b44e998463ce3dcfe3420274cd5c607b3cfcc1582ba98be9fb9a7d34ffa3",
    "metadata": {},
    "name": "PersonalDataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
