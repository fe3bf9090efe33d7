/**
 * @generated SignedSource<<8f1a100e635cd13bd3d93fa6a54e4fc1>>
 * @relayHash ffe23147646af7bf3abd844a56a92585
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca6f69dd98adb31601e3fe022285891bf06ca138cd2978fc793e1196db52783a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceAgreementsScreenQuery } from './ServiceAgreementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceAgreementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca6f69dd98adb31601e3fe022285891bf06ca138cd2978fc793e1196db52783a",
    "metadata": {},
    "name": "ServiceAgreementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
