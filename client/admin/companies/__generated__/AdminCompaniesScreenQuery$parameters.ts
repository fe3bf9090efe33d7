/**
 * @generated SignedSource<<967b4bccf6304d7afa2e155f026f6b98>>
 * @relayHash 49616ca777f19914d05740d8d1e5d776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27aa17936779a6700cc555580aea0c1f857cf787aed9fa1b6b2107d839df6f3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCompaniesScreenQuery } from './AdminCompaniesScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminCompaniesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27aa17936779a6700cc555580aea0c1f857cf787aed9fa1b6b2107d839df6f3f",
    "metadata": {},
    "name": "AdminCompaniesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
