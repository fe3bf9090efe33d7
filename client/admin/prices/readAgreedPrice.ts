import { graphql, readInlineData } from 'react-relay';
import type { readAgreedPrice_price$data, readAgreedPrice_price$key } from '#relay/readAgreedPrice_price.graphql';

export type AgreedPriceRow = readAgreedPrice_price$data;

const priceFragment = graphql`
  fragment readAgreedPrice_price on AgreedPrice @inline {
    id
    version
    item
    price
    discountPercent
    validFrom
    validUntil
    note
    createdBy
    createdAt
  }
`;

/** Reads the fields of an agreed price that every operation of this list fetches. */
export const readAgreedPrice = (price: readAgreedPrice_price$key) => readInlineData(priceFragment, price);
