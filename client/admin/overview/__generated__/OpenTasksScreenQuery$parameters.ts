/**
 * @generated SignedSource<<420ea52318a96778440d6e9e4b8dcfbe>>
 * @relayHash 08f7f24b0399c40a238fcb09bd33e6bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea74b201720e64bf39880d6b4b95aec07ef73a8769f55abbc319fdb0df24b37c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenTasksScreenQuery } from './OpenTasksScreenQuery.graphql';

const node: PreloadableConcreteRequest<OpenTasksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea74b201720e64bf39880d6b4b95aec07ef73a8769f55abbc319fdb0df24b37c",
    "metadata": {},
    "name": "OpenTasksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
