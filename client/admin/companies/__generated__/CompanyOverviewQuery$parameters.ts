/**
 * @generated SignedSource<<b05cacb6809b74d0c785c20affe9bf07>>
 * @relayHash d20132d1530c5e07190d43f007efd8ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f734272e70fc1533aef0510ea542a037c00c24739aa46a8b670c040f6b848410

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyOverviewQuery } from './CompanyOverviewQuery.graphql';

const node: PreloadableConcreteRequest<CompanyOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f734272e70fc1533aef0510ea542a037c00c24739aa46a8b670c040f6b848410",
    "metadata": {},
    "name": "CompanyOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
