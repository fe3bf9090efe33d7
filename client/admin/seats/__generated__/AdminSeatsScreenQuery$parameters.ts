/**
 * @generated SignedSource<<eb5bdde968bbea246512e131c233b934>>
 * @relayHash 39cef7db1702762a4d3fe50350153f64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b62124d126f770ece99fdbf83309809aba20d6d75fafbe6258a650d3aac880b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSeatsScreenQuery } from './AdminSeatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminSeatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b62124d126f770ece99fdbf83309809aba20d6d75fafbe6258a650d3aac880b",
    "metadata": {},
    "name": "AdminSeatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
