import { graphql, readInlineData } from 'react-relay';
import { readPriceList } from './readPriceList.ts';
import type { ShownPrices } from './usePrices.ts';
import type { readCompanyPrices_prices$key } from '#relay/readCompanyPrices_prices.graphql';

const pricesFragment = graphql`
  fragment readCompanyPrices_prices on CompanyPrices @inline {
    priceList {
      ...readPriceList_list
    }
    standardPriceList {
      ...readPriceList_list
    }
    agreedPrices {
      item
      validUntil
    }
  }
`;

/** The prices of a company as the arithmetic takes them, with those of the list. */
export function readCompanyPrices(key: readCompanyPrices_prices$key): ShownPrices {
  const { priceList, standardPriceList, agreedPrices } = readInlineData(pricesFragment, key);
  return { ...readPriceList(priceList), standard: readPriceList(standardPriceList), agreedPrices };
}
