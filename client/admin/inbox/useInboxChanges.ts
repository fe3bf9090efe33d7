import { useEffect, useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import { coalesceRefetches } from '../../app/relay/coalesceRefetches.ts';
import type { InboxFilters } from './inboxFilters.ts';
import type { useInboxChangesQuery } from '#relay/useInboxChangesQuery.graphql';
import type { useInboxChangesSubscription } from '#relay/useInboxChangesSubscription.graphql';

/** Reads the first page of the list and the counts again. */
const query = graphql`
  query useInboxChangesQuery($scope: InboxScope!, $kinds: [InboxKind!], $customerId: ID) {
    admin {
      inboxCounts {
        mine
        team
        all
      }
    }
    ...InboxList_query @arguments(scope: $scope, kinds: $kinds, customerId: $customerId)
  }
`;

/** Items also appear with time, such as renewals and snoozed items, and no event tells of that. */
const REFRESH_MS = 60_000;

const inboxChangesSubscription = graphql`
  subscription useInboxChangesSubscription {
    adminInboxChanged {
      id
    }
  }
`;

/** Keeps the list and its counts up to date. */
export function useInboxChanges({ scope, kinds, customerId }: InboxFilters): void {
  const environment = useRelayEnvironment();
  const kindList = kinds.join(',');
  const refresh = useMemo(
    () =>
      coalesceRefetches(() =>
        fetchQuery<useInboxChangesQuery>(environment, query, {
          scope,
          customerId,
          kinds: kindList ? (kindList.split(',') as InboxFilters['kinds']) : null,
        }).toPromise(),
      ),
    [environment, scope, customerId, kindList],
  );
  useSubscription<useInboxChangesSubscription>(
    useMemo(
      () => ({
        subscription: inboxChangesSubscription,
        variables: {},
        onNext: refresh,
      }),
      [refresh],
    ),
  );
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [refresh]);
}
