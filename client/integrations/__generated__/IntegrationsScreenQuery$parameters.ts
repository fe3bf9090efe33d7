/**
 * @generated SignedSource<<0308304a5eff3ebbcd146acff004f664>>
 * @relayHash 409aadac16eb917ab3540a55c7a9e7b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60fe0cedbd4a24fdda2a59346cac6748349768bc3ab4725b32796b1ad2d82a99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60fe0cedbd4a24fdda2a59346cac6748349768bc3ab4725b32796b1ad2d82a99",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
