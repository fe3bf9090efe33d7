/**
 * @generated SignedSource<<89c617c00a0eca8c23d90cfd475e4a12>>
 * @relayHash a7d24501e049abca0f13138c642596a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e2d5ac5e496d3842276e494b673aec905e33ccaed45804cf2f0bd92900a37f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnbilledSeatsScreenQuery } from './UnbilledSeatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnbilledSeatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e2d5ac5e496d3842276e494b673aec905e33ccaed45804cf2f0bd92900a37f9",
    "metadata": {},
    "name": "UnbilledSeatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
