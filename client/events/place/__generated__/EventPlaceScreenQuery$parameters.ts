/**
 * @generated SignedSource<<58f41001e613af568894eb4600ecf9c4>>
 * @relayHash 0f5a6a4bee355f7248dac08b08876f1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1384e9efe7726cab4cfa903c992581354c67aa4da921ccb635e64108d21226c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventPlaceScreenQuery } from './EventPlaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventPlaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1384e9efe7726cab4cfa903c992581354c67aa4da921ccb635e64108d21226c4",
    "metadata": {},
    "name": "EventPlaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
