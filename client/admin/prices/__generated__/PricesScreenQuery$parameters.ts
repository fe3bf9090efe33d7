/**
 * @generated SignedSource<<883455a89230bcd540be31c3decf1f7a>>
 * @relayHash 8b024e7d2b1e7373e3cba3086c12ed8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 148b586b4434db8bd5ac998d6658b1cf4044c21b24666e7762ba6167468b287e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricesScreenQuery } from './PricesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PricesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "148b586b4434db8bd5ac998d6658b1cf4044c21b24666e7762ba6167468b287e",
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
