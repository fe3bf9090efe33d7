import { graphql, readInlineData } from 'react-relay';
import type { PriceList } from '../../../domain/money/prices.ts';
import type { readPriceList_list$key } from '#relay/readPriceList_list.graphql';

const listFragment = graphql`
  fragment readPriceList_list on PriceList @inline {
    id
    validFrom
    hourlyRate
    volumeDiscounts {
      fromHours
      percent
    }
    licenseTiers {
      upTo
      price
    }
    yearlyDiscountPercent
    licenseYearlyDiscountPercent
    planPrices {
      plan
      price
    }
  }
`;

/** A price list of the schema as the arithmetic takes it. */
export function readPriceList(key: readPriceList_list$key): PriceList {
  const { planPrices, licenseTiers, ...list } = readInlineData(listFragment, key);
  return {
    ...list,
    licenseTiers: licenseTiers.map(({ upTo, price }) => ({ upTo: upTo ?? null, price })),
    planPrices: Object.fromEntries(planPrices.map(({ plan, price }) => [plan, price])),
  };
}
