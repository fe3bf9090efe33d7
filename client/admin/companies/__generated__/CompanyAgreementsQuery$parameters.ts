/**
 * @generated SignedSource<<2073b61e03b9a9b8e4c16817b4ecbce1>>
 * @relayHash edcf6d606c77963fb8894fe813e8b6ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef9a542b903541aad8cceac84ec0d976059d42f100014531dd799f82824f8925

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyAgreementsQuery } from './CompanyAgreementsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyAgreementsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef9a542b903541aad8cceac84ec0d976059d42f100014531dd799f82824f8925",
    "metadata": {},
    "name": "CompanyAgreementsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
