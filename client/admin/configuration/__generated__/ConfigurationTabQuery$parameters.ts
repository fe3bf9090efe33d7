/**
 * @generated SignedSource<<5299f9a29beba1bb54ae0e370ab66c3b>>
 * @relayHash 70f26d1ddf967910bdd3345ddab08656
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edc70e2ba386321d0e6c9c3eeccd8aaecfeaaac980676433252633a86ed4d65f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationTabQuery } from './ConfigurationTabQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edc70e2ba386321d0e6c9c3eeccd8aaecfeaaac980676433252633a86ed4d65f",
    "metadata": {},
    "name": "ConfigurationTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
