/**
 * @generated SignedSource<<c701d66396d36f1d1cfb07bde7124295>>
 * @relayHash 029e6f4995ee0e7d8df9580fcb002cf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37faa16bc6bc2cef72eeaea617dc97e5f5d8764885d29c2c6284deae2bd4729b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricesScreenQuery } from './PricesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PricesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37faa16bc6bc2cef72eeaea617dc97e5f5d8764885d29c2c6284deae2bd4729b",
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
        },
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "admin",
            "regulations"
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
