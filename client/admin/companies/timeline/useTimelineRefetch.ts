import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { coalesceRefetches } from '../../../app/relay/coalesceRefetches.ts';
import type { TimelineFilters } from './timelineFilters.ts';
import type { useTimelineRefetchQuery } from '#relay/useTimelineRefetchQuery.graphql';
import type { useTimelineRefetchSubscription } from '#relay/useTimelineRefetchSubscription.graphql';

/** The largest page that the server returns. */
const PAGE_SIZE = 100;

const query = graphql`
  query useTimelineRefetchQuery(
    $id: ID!
    $group: TimelineGroup
    $person: String
    $from: Date
    $to: Date
    $count: Int!
  ) {
    ...CompanyTimeline_query @arguments(id: $id, group: $group, person: $person, from: $from, to: $to, count: $count)
  }
`;

const subscription = graphql`
  subscription useTimelineRefetchSubscription($id: ID!) {
    adminTimelineEntryAdded(customerId: $id) {
      id
    }
  }
`;

/**
 * Loads the shown entries of a timeline again when an activity or a note is added, because only the server knows
 * whether a new entry matches the filters. Returns a function that does so without a live event.
 */
export function useTimelineRefetch(customerId: string, filters: TimelineFilters, shown: number): () => void {
  const environment = useRelayEnvironment();
  const latest = useRef({ filters, shown });
  useEffect(() => {
    latest.current = { filters, shown };
  });
  const reload = useRef(() => {});
  useEffect(() => {
    reload.current = coalesceRefetches(() =>
      fetchQuery<useTimelineRefetchQuery>(environment, query, {
        id: customerId,
        ...latest.current.filters,
        count: Math.min(Math.max(latest.current.shown + 1, 20), PAGE_SIZE),
      }).toPromise(),
    );
    const { dispose } = requestSubscription<useTimelineRefetchSubscription>(environment, {
      subscription,
      variables: { id: customerId },
      onNext: () => reload.current(),
    });
    return dispose;
  }, [environment, customerId]);
  return () => reload.current();
}
