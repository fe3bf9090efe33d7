/**
 * @generated SignedSource<<f86dc1d6551917b816ef65bc42236cde>>
 * @relayHash d0724c94dcb89c3e6909602850080a18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a3d8e493ae60049c92be3bf9261e746a53d657b6ce5bad22491f4defb78cbe1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceAgreementsScreenQuery } from './ServiceAgreementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceAgreementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a3d8e493ae60049c92be3bf9261e746a53d657b6ce5bad22491f4defb78cbe1",
    "metadata": {},
    "name": "ServiceAgreementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
