/**
 * @generated SignedSource<<fe1c748cc8766459838693e607893852>>
 * @relayHash 77ece1a9f748c8e451ecfc6beab11bcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fd96e1bb1513ffcbdf541dc64243b87e783b72418fe160980cb5b4ce921346c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityScreenQuery } from './SecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<SecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fd96e1bb1513ffcbdf541dc64243b87e783b72418fe160980cb5b4ce921346c",
    "metadata": {},
    "name": "SecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
