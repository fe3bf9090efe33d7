/**
 * @generated SignedSource<<5fc52fb7e65aec4b0d6c2f745cfef08f>>
 * @relayHash de435322cf710c67eacf238bffdb2d2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bc6309427a1fe1e16576600bb77645b566f911b2c986035c02c8213db3665e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunScreenQuery } from './RunScreenQuery.graphql';

const node: PreloadableConcreteRequest<RunScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1bc6309427a1fe1e16576600bb77645b566f911b2c986035c02c8213db3665e5",
    "metadata": {},
    "name": "RunScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
