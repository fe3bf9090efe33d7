/**
 * @generated SignedSource<<7f7cbf21d5e51851ceef15f1f25dcc8a>>
 * @relayHash 6c18acc40a246e94d2f8c1d69542eb84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd3d504c975a29847e6df5968500b8a384f64736d03b29382c8ae7e717cfef6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstallationsScreenQuery } from './InstallationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstallationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd3d504c975a29847e6df5968500b8a384f64736d03b29382c8ae7e717cfef6f",
    "metadata": {},
    "name": "InstallationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
