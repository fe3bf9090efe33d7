/**
 * @generated SignedSource<<afcec59c4c8eb3804e67d3e234a72297>>
 * @relayHash 5985d3d4e03e869a1eefd0c979154b0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c97f51b5726d12d03e1d6d4e196298ccbff418c996d06494ad8f8fe7831f8d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricesScreenQuery } from './PricesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PricesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c97f51b5726d12d03e1d6d4e196298ccbff418c996d06494ad8f8fe7831f8d5",
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
