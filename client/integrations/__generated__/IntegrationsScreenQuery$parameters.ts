/**
 * @generated SignedSource<<2405f4deef5d617447b17ef0e9dff905>>
 * @relayHash 0d42ea954cfcbe270677fbe5529bf164
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1012b8a84c8b8ab1af53e6730f5c8ad5dd31f4d2a5f761c7610ec01b5d596c6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1012b8a84c8b8ab1af53e6730f5c8ad5dd31f4d2a5f761c7610ec01b5d596c6e",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
