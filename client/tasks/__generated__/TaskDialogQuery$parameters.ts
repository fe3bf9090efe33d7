/**
 * @generated SignedSource<<c7fb9da0004208cd0d1db261ae482212>>
 * @relayHash 699508c23b05f765cf5cbd3aa1b5340c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99d5fb78d2aef8d297a8aa778750ee11ff3aaf6a90074cc1db16498db3868be4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskDialogQuery } from './TaskDialogQuery.graphql';

const node: PreloadableConcreteRequest<TaskDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99d5fb78d2aef8d297a8aa778750ee11ff3aaf6a90074cc1db16498db3868be4",
    "metadata": {},
    "name": "TaskDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
