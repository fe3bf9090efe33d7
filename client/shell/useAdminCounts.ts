import { useEffect, useState } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { whenReconnected } from '../relay/socket.ts';
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

const nothing: AdminCounts = { newCompanies: 0, pendingLicenseRequests: 0, pendingServiceAgreements: 0 };

/** How much waits for the reseller's people. The menu does without until it is known. */
export function useAdminCounts(isAdmin: boolean): AdminCounts {
  const environment = useRelayEnvironment();
  const [counts, setCounts] = useState(nothing);
  useEffect(() => {
    if (!isAdmin) return undefined;
    const ask = () =>
      void fetchQuery<useAdminCountsQuery>(environment, query, {}).subscribe({
        next: ({ admin }) => setCounts(admin),
        error: () => undefined,
      });
    ask();
    const told = requestSubscription<useAdminCountsSubscription>(environment, {
      subscription,
      variables: {},
      onNext: (answer) => answer && setCounts(answer.adminChanged),
    });
    const forget = whenReconnected(ask);
    return () => {
      told.dispose();
      forget();
    };
  }, [environment, isAdmin]);
  return counts;
}
