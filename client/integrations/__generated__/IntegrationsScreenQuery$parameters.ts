/**
 * @generated SignedSource<<c973a686d25083dda4653cd870085aec>>
 * @relayHash 746308ecb5237c8af0345e006c8d192e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a27536d10abea50c9c0eb8959540ec2fef3a9331784c7d546f9a5be3406a88d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a27536d10abea50c9c0eb8959540ec2fef3a9331784c7d546f9a5be3406a88d4",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
