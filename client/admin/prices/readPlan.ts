import { graphql, readInlineData } from 'react-relay';
import { readPriceList } from '../../prices/readPriceList.ts';
import type { readPlan_plan$key } from '#relay/readPlan_plan.graphql';

/** A version of the price list with its history, as every operation of the screen fetches it. */
export function readPlan(key: readPlan_plan$key) {
  const { priceList, ...plan } = readInlineData(
    graphql`
      fragment readPlan_plan on PriceListPlan @inline {
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
    `,
    key,
  );
  return { ...plan, list: readPriceList(priceList) };
}

export type Plan = ReturnType<typeof readPlan>;

/** The versions that are not in force yet, in the order in which they will be. */
export const plannedVersions = (versions: readonly Plan[]): Plan[] =>
  versions
    .filter(({ isChangeable }) => isChangeable)
    .toSorted((a, b) => a.list.validFrom.localeCompare(b.list.validFrom));
