/**
 * @generated SignedSource<<2ac511743b4abc0916153fe78105f515>>
 * @relayHash a93e95fa2ed647a603524085bb31902e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 985d6b78352ac2d3db6034f4dc21f1d95dc517fdf5e7ac76a46bc92cd84fc49e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationTabQuery } from './ConfigurationTabQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "985d6b78352ac2d3db6034f4dc21f1d95dc517fdf5e7ac76a46bc92cd84fc49e",
    "metadata": {},
    "name": "ConfigurationTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
