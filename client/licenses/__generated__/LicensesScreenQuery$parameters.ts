/**
 * @generated SignedSource<<25c15a2988b7be0f83638be387823216>>
 * @relayHash b64fb576c5f86e550086e51ddb34f9e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adcc022278ed359bbb8e193f898d43e8aeda9d33d15d54fc2715ddfe0e80ec0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LicensesScreenQuery } from './LicensesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LicensesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "adcc022278ed359bbb8e193f898d43e8aeda9d33d15d54fc2715ddfe0e80ec0f",
    "metadata": {},
    "name": "LicensesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
