/**
 * @generated SignedSource<<b33801366596583e91a4aad75ac31d0b>>
 * @relayHash 25779d6122059bdf1f2aeadfbad5d316
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05b91adf3d227b5c019b44861780dd65f6634b1bb222cc2bcfe02b5901d41942

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DepartmentsScreenQuery } from './DepartmentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DepartmentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05b91adf3d227b5c019b44861780dd65f6634b1bb222cc2bcfe02b5901d41942",
    "metadata": {},
    "name": "DepartmentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
