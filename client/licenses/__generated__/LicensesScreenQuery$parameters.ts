/**
 * @generated SignedSource<<77feb72e4162efb1c6217cfec082897d>>
 * @relayHash e560be123eb53729a69d9b7f2840b6e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1024438ec8bab784ae598612c0de92de9db34a65a2cac6926c1823d4baceaa6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LicensesScreenQuery } from './LicensesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LicensesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1024438ec8bab784ae598612c0de92de9db34a65a2cac6926c1823d4baceaa6d",
    "metadata": {},
    "name": "LicensesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
