/**
 * @generated SignedSource<<778364d0ffa565b65ea4cff7a809b671>>
 * @relayHash 578293b57d627abbc4bce9748fa705d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8696dd5e9e19c4b89c4c0b19b69902fa8afa2d0dee5dfc704f6b204c3c741366

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunsScreenQuery } from './RunsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RunsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8696dd5e9e19c4b89c4c0b19b69902fa8afa2d0dee5dfc704f6b204c3c741366",
    "metadata": {},
    "name": "RunsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
