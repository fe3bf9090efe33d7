import { graphql } from 'react-relay';
import { useLiveValue } from '../relay/useLiveValue.ts';
import type { useAdminCountsQuery } from './__generated__/useAdminCountsQuery.graphql.ts';
import type { useAdminCountsSubscription } from './__generated__/useAdminCountsSubscription.graphql.ts';

export interface AdminCounts {
  readonly newCompanies: number;
  readonly pendingLicenseRequests: number;
  readonly pendingServiceAgreements: number;
  readonly waitingErasures: number;
  readonly unbilledSeatCount: number;
}

const counts = {
  query: graphql`
    query useAdminCountsQuery {
      admin {
        newCompanies
        pendingLicenseRequests
        pendingServiceAgreements
        waitingErasures
        unbilledSeatCount
      }
    }
  `,
  valueIn: ({ admin }: useAdminCountsQuery['response']): AdminCounts => admin,
  subscription: graphql`
    subscription useAdminCountsSubscription {
      adminChanged {
        newCompanies
        pendingLicenseRequests
        pendingServiceAgreements
        waitingErasures
        unbilledSeatCount
      }
    }
  `,
  changedValueIn: ({ adminChanged }: useAdminCountsSubscription['response']): AdminCounts => adminChanged,
  initial: {
    newCompanies: 0,
    pendingLicenseRequests: 0,
    pendingServiceAgreements: 0,
    waitingErasures: 0,
    unbilledSeatCount: 0,
  },
};

/**
 * Returns the numbers of items that wait for an admin, kept up to date by a subscription. All are zero for users who
 * are not admins, and until the first answer.
 */
export const useAdminCounts = (isAdmin: boolean): AdminCounts =>
  useLiveValue<useAdminCountsQuery, useAdminCountsSubscription, AdminCounts>(counts, isAdmin);
