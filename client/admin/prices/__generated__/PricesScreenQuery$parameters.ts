/**
 * @generated SignedSource<<e2501973881bf3d3b0d140fc112b1029>>
 * @relayHash 19afa10ce6e3fc85cbb2a05e15eb41b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a89b23576c002877e79fedbaa732dd015b5004c722a9232b8edb5a8b20ffbc51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricesScreenQuery } from './PricesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PricesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a89b23576c002877e79fedbaa732dd015b5004c722a9232b8edb5a8b20ffbc51",
    "metadata": {
      "connection": [
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "admin",
            "priceLists"
          ]
        }
      ]
    },
    "name": "PricesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
