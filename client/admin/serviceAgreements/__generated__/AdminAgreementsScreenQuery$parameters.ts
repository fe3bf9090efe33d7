/**
 * @generated SignedSource<<5d97215635f5fe1f2d4a1975eb01110b>>
 * @relayHash fde1dfb3aaf437afc08bc94eb3870e95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2976ac975004adde783296073fc1e20aa10ad0d1a996dc23954fea20d7b2f45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminAgreementsScreenQuery } from './AdminAgreementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminAgreementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2976ac975004adde783296073fc1e20aa10ad0d1a996dc23954fea20d7b2f45",
    "metadata": {},
    "name": "AdminAgreementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
