/**
 * @generated SignedSource<<152679494753481a0df199a7cbddd6a5>>
 * @relayHash 7395668c1f1ffd43f734fec2a84a0771
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 743ab73c8b720c4004300c8229441477fc1027e390e9b1aa3bbdae4338d33358

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditScreenQuery } from './AuditScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "743ab73c8b720c4004300c8229441477fc1027e390e9b1aa3bbdae4338d33358",
    "metadata": {},
    "name": "AuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
