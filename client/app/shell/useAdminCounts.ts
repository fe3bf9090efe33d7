import { graphql, readInlineData } from 'react-relay';
import { useLiveValue } from '../relay/useLiveValue.ts';
import type { useAdminCounts_counts$data, useAdminCounts_counts$key } from '#relay/useAdminCounts_counts.graphql';
import type { useAdminCountsQuery } from '#relay/useAdminCountsQuery.graphql';
import type { useAdminCountsSubscription } from '#relay/useAdminCountsSubscription.graphql';

export type AdminCounts = Partial<Omit<useAdminCounts_counts$data, ' $fragmentType'>>;

const countsFragment = graphql`
  fragment useAdminCounts_counts on AdminCounts @inline {
    inboxItems
    companies
    overdueInvoices
    overusedInstallations
    upcomingEvents
  }
`;

const countsIn = (key: useAdminCounts_counts$key): AdminCounts => readInlineData(countsFragment, key);

const counts = {
  query: graphql`
    query useAdminCountsQuery {
      admin {
        counts {
          ...useAdminCounts_counts
        }
      }
    }
  `,
  valueIn: ({ admin }: useAdminCountsQuery['response']) => countsIn(admin.counts),
  subscription: graphql`
    subscription useAdminCountsSubscription {
      adminCountsChanged {
        ...useAdminCounts_counts
      }
    }
  `,
  changedValueIn: ({ adminCountsChanged }: useAdminCountsSubscription['response']) => countsIn(adminCountsChanged),
  initial: {},
};

/**
 * Returns the counts beside the entries of the back office, kept up to date by a subscription. Empty for users of
 * companies, and until the first answer.
 */
export const useAdminCounts = (isEmployee: boolean): AdminCounts =>
  useLiveValue<useAdminCountsQuery, useAdminCountsSubscription, AdminCounts>(counts, isEmployee);
