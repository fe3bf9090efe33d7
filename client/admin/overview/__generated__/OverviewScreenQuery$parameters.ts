/**
 * @generated SignedSource<<64ab3820bb8e1d594119b9bcf4f494b4>>
 * @relayHash 70d344382bb15f3698efabb883b33771
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cedef274666353ae45713ff6d1126443da9192fb7036f8c1def56b4072fea5c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cedef274666353ae45713ff6d1126443da9192fb7036f8c1def56b4072fea5c7",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
