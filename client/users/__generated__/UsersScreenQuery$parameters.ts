/**
 * @generated SignedSource<<23e96893d3111995bdef81429cb5bde5>>
 * @relayHash ec5eb258601a89bda22581d7e2dd6e7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0af3d31a6c7f9862599400bd53dc34b83e43c16940727f895de07561eca9788a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersScreenQuery } from './UsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<UsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0af3d31a6c7f9862599400bd53dc34b83e43c16940727f895de07561eca9788a",
    "metadata": {},
    "name": "UsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
