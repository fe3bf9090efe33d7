/**
 * @generated SignedSource<<256df69900bf129ae545c82969371b9d>>
 * @relayHash 840670cfd074309f2593acf7d4f773fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c319e423b89f81e77660034b249ed56d530466d68996b3860f4be3e2baf6111

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivitiesScreenQuery } from './ActivitiesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivitiesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c319e423b89f81e77660034b249ed56d530466d68996b3860f4be3e2baf6111",
    "metadata": {},
    "name": "ActivitiesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
