/**
 * @generated SignedSource<<3f1a2dd53a9ea532e07390c2fcc71267>>
 * @relayHash 154646edb8830c054132436c8cc769c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 225bebbb4ac11aaee12a1087b2160a7cfdc3c32a809cf2fdcd68cff33961e3d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminAgreementsScreenQuery } from './AdminAgreementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminAgreementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "225bebbb4ac11aaee12a1087b2160a7cfdc3c32a809cf2fdcd68cff33961e3d6",
    "metadata": {},
    "name": "AdminAgreementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
