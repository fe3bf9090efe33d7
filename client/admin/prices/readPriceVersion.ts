import { graphql, readInlineData } from 'react-relay';
import { readPriceList } from '../../parts/prices/readPriceList.ts';
import type { readPriceVersion_version$key } from '#relay/readPriceVersion_version.graphql';

const versionFragment = graphql`
  fragment readPriceVersion_version on PriceListVersion @inline {
    id
    version
    note
    createdAt
    createdBy
    withdrawnAt
    isChangeable
    priceList {
      ...readPriceList_list
    }
  }
`;

/** A version of the price list with its history, as every operation of the screen fetches it. */
export function readPriceVersion(key: readPriceVersion_version$key) {
  const { priceList, ...version } = readInlineData(versionFragment, key);
  return { ...version, list: readPriceList(priceList) };
}

export type PriceVersion = ReturnType<typeof readPriceVersion>;

/** The versions that are not in force yet, in the order in which they will be. */
export const upcomingVersions = (versions: readonly PriceVersion[]): PriceVersion[] =>
  versions
    .filter(({ isChangeable }) => isChangeable)
    .toSorted((a, b) => a.list.validFrom.localeCompare(b.list.validFrom));
