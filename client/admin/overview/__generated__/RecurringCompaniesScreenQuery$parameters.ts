/**
 * @generated SignedSource<<14c937e7bd39e898698888abca7b518c>>
 * @relayHash 568c79f76b3ee354ba574c730349acd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f663b297fc99d42f8b542a1709c7499b73dc13193cbd6652fff8dc802d150d6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecurringCompaniesScreenQuery } from './RecurringCompaniesScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecurringCompaniesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f663b297fc99d42f8b542a1709c7499b73dc13193cbd6652fff8dc802d150d6e",
    "metadata": {},
    "name": "RecurringCompaniesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
