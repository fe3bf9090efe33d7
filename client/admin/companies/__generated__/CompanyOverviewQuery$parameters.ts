/**
 * @generated SignedSource<<453dd60679e48dbf548623e9511fc956>>
 * @relayHash 22dc56577736adadb6fff15311e7b269
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45ce45c72987a12812c46408088d995e5e3ec261a2a85b2c3f1d566985c9ae01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyOverviewQuery } from './CompanyOverviewQuery.graphql';

const node: PreloadableConcreteRequest<CompanyOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45ce45c72987a12812c46408088d995e5e3ec261a2a85b2c3f1d566985c9ae01",
    "metadata": {},
    "name": "CompanyOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
