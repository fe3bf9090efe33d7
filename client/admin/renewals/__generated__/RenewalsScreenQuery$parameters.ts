/**
 * @generated SignedSource<<355a824218a6dba5348f7e8c316f969a>>
 * @relayHash afde49343ef5d2bfd3aac368eeab868d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bc916d4f0db1d7fdf98a531b3b1f0af4d9ad1a4284017a8ecce7851e0bb86d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RenewalsScreenQuery } from './RenewalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RenewalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5bc916d4f0db1d7fdf98a531b3b1f0af4d9ad1a4284017a8ecce7851e0bb86d6",
    "metadata": {},
    "name": "RenewalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
