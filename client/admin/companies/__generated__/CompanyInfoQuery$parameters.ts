/**
 * @generated SignedSource<<490a5246a06a1e21fd18e3e0b44be47d>>
 * @relayHash ab061fd55e4e904ac14c8867d998f1ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68134f491fdf48f4c700fc5b060aa3fe9c5203f06ad24f20a3aa12269fcb7634

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyInfoQuery } from './CompanyInfoQuery.graphql';

const node: PreloadableConcreteRequest<CompanyInfoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68134f491fdf48f4c700fc5b060aa3fe9c5203f06ad24f20a3aa12269fcb7634",
    "metadata": {},
    "name": "CompanyInfoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
