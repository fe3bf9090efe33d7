/**
 * @generated SignedSource<<a3277e3dba088068afe3152d29b05c06>>
 * @relayHash dd9e575362414accc2ecc9391288f670
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 522a03f6147ca3884303763185df31e5941e63ad17ae5abd29367c49bb0ba668

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyClipCardsQuery } from './CompanyClipCardsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyClipCardsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "522a03f6147ca3884303763185df31e5941e63ad17ae5abd29367c49bb0ba668",
    "metadata": {},
    "name": "CompanyClipCardsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
