/**
 * @generated SignedSource<<b2c4d0f9157e5d6d04fe031b68090c42>>
 * @relayHash 70fadd578333417dd9950c1f19d17fd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7bfedef8d63c80961fdc19e31fcbeaeb83bd9ad00db8e501163b6fb89f5a039

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminAgreementsScreenQuery } from './AdminAgreementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminAgreementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7bfedef8d63c80961fdc19e31fcbeaeb83bd9ad00db8e501163b6fb89f5a039",
    "metadata": {},
    "name": "AdminAgreementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
