/**
 * @generated SignedSource<<e4d88b3630c4c3c6fe35da3b424935ad>>
 * @relayHash bb03a781bffef408f2cd468251a2f642
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e33dae51a4b416ba31fc5b17f787a21b6455e572069a3ec236977e074184dba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventOfferScreenQuery } from './EventOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e33dae51a4b416ba31fc5b17f787a21b6455e572069a3ec236977e074184dba",
    "metadata": {},
    "name": "EventOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
