import { History } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { ActivityItem } from '../../activities/ActivityItem.tsx';
import { MorePages } from '../../lists/MorePages.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, CardFoot, EmptyState, List } from '../../ui/Card.tsx';
import { useNewActivities } from './useNewActivities.ts';
import type { ActivityFeed_query$key } from './__generated__/ActivityFeed_query.graphql.ts';
import type { ActivityFeedPageQuery } from './__generated__/ActivityFeedPageQuery.graphql.ts';

/** A company's activities that match the filters in the address, newest first. */
export function ActivityFeed({ query, customerId }: { query: ActivityFeed_query$key; customerId: string }) {
  const { data, ...pages } = usePaginationFragment<ActivityFeedPageQuery, ActivityFeed_query$key>(
    graphql`
      fragment ActivityFeed_query on Query
      @refetchable(queryName: "ActivityFeedPageQuery")
      @argumentDefinitions(
        id: { type: "ID!" }
        type: { type: "ActivityType" }
        person: { type: "String" }
        from: { type: "Date" }
        to: { type: "Date" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        admin {
          customer(id: $id) {
            activities(type: $type, person: $person, from: $from, to: $to, first: $count, after: $cursor)
              @connection(key: "ActivityFeed_activities") {
              __id
              totalCount
              edges {
                node {
                  id
                  ...ActivityItem_activity
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { pathname, search } = useLocation();
  const { activities } = data.admin.customer!;
  const { __id: connection, totalCount, edges } = activities;
  const isFiltered = search !== '';
  useNewActivities(customerId, isFiltered ? undefined : connection);
  if (!edges.length) {
    return (
      <Card>
        {isFiltered ? (
          <EmptyState
            icon={<History />}
            title="Ingen aktiviteter fundet"
            text="Prøv et andet navn, eller fjern et filter."
            action={<ButtonLink to={pathname}>Ryd filtre</ButtonLink>}
          />
        ) : (
          <EmptyState
            icon={<History />}
            title="Ingen aktiviteter fundet"
            text="Når der sker noget hos kunden, står det her."
          />
        )}
      </Card>
    );
  }
  return (
    <Card flush>
      <List>
        {nodesOf(activities).map((activity) => (
          <ActivityItem key={activity.id} activity={activity} />
        ))}
      </List>
      <CardFoot>
        <MorePages shown={edges.length} total={totalCount} pages={pages} failure="Kunne ikke hente aktiviteter" />
      </CardFoot>
    </Card>
  );
}
