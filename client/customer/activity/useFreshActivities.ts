import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { coalesceRefetches } from '../../app/relay/coalesceRefetches.ts';
import { activityVariables, type ActivityPageParams } from './activityPath.ts';
import type { useFreshActivitiesQuery } from '#relay/useFreshActivitiesQuery.graphql';
import type { useFreshActivitiesSubscription } from '#relay/useFreshActivitiesSubscription.graphql';

const query = graphql`
  query useFreshActivitiesQuery($page: Int!, $type: ActivityType) {
    viewer {
      customer {
        ...ActivityPage_customer @arguments(page: $page, type: $type)
      }
    }
  }
`;

const subscription = graphql`
  subscription useFreshActivitiesSubscription {
    activityAdded {
      id
    }
  }
`;

/**
 * Reloads the first page when activities are added. Later pages are not reloaded, so that rows do not move while the
 * user reads.
 */
export function useFreshActivities({ page, type }: ActivityPageParams): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (page > 1) return undefined;
    const onNext = coalesceRefetches(() =>
      fetchQuery<useFreshActivitiesQuery>(environment, query, activityVariables({ page, type })).toPromise(),
    );
    const subscribed = requestSubscription<useFreshActivitiesSubscription>(environment, {
      subscription,
      variables: {},
      onNext,
    });
    return () => subscribed.dispose();
  }, [environment, page, type]);
}
