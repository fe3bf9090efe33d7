import { useEffect, useState } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { onReconnect } from '../relay/socket.ts';
import type { useAdminCountsQuery } from './__generated__/useAdminCountsQuery.graphql.ts';
import type { useAdminCountsSubscription } from './__generated__/useAdminCountsSubscription.graphql.ts';

const query = graphql`
  query useAdminCountsQuery {
    admin {
      newCompanies
      pendingLicenseRequests
      pendingServiceAgreements
    }
  }
`;

const subscription = graphql`
  subscription useAdminCountsSubscription {
    adminChanged {
      newCompanies
      pendingLicenseRequests
      pendingServiceAgreements
    }
  }
`;

export interface AdminCounts {
  readonly newCompanies: number;
  readonly pendingLicenseRequests: number;
  readonly pendingServiceAgreements: number;
}

const zeroCounts: AdminCounts = { newCompanies: 0, pendingLicenseRequests: 0, pendingServiceAgreements: 0 };

/**
 * Returns the numbers of items that wait for an admin, kept up to date by a subscription. All are zero for users who
 * are not admins, and until the first answer.
 */
export function useAdminCounts(isAdmin: boolean): AdminCounts {
  const environment = useRelayEnvironment();
  const [counts, setCounts] = useState(zeroCounts);
  useEffect(() => {
    if (!isAdmin) return undefined;
    const refetch = () =>
      void fetchQuery<useAdminCountsQuery>(environment, query, {}).subscribe({
        next: ({ admin }) => setCounts(admin),
        error: () => undefined,
      });
    refetch();
    const subscribed = requestSubscription<useAdminCountsSubscription>(environment, {
      subscription,
      variables: {},
      onNext: (data) => data && setCounts(data.adminChanged),
    });
    const stopRefetching = onReconnect(refetch);
    return () => {
      subscribed.dispose();
      stopRefetching();
    };
  }, [environment, isAdmin]);
  return counts;
}
