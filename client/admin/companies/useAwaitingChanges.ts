import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { freshly } from '../../relay/freshly.ts';
import type { useAwaitingChangesQuery } from './__generated__/useAwaitingChangesQuery.graphql.ts';
import type { useAwaitingChangesSubscription } from './__generated__/useAwaitingChangesSubscription.graphql.ts';

const query = graphql`
  query useAwaitingChangesQuery($id: ID!, $count: Int!) {
    admin {
      customer(id: $id) {
        taskBoard {
          isLinked
          awaiting
        }
      }
    }
    ...TasksAwaiting_query @arguments(id: $id, count: $count)
  }
`;

const subscription = graphql`
  subscription useAwaitingChangesSubscription($id: ID!) {
    adminTaskChanged(customerId: $id) {
      deletedId
    }
  }
`;

const LEAST = 5;

/** A task tells of itself, not of who waits before and after it: so the list is asked for again, as far down as it is open. */
export function useAwaitingChanges(id: string, shown: number): void {
  const environment = useRelayEnvironment();
  const count = useRef(LEAST);
  useEffect(() => {
    count.current = Math.min(100, Math.max(LEAST, shown));
  }, [shown]);
  useEffect(() => {
    const ask = freshly(() =>
      fetchQuery<useAwaitingChangesQuery>(environment, query, { id, count: count.current }).toPromise(),
    );
    const told = requestSubscription<useAwaitingChangesSubscription>(environment, {
      subscription,
      variables: { id },
      onNext: ask,
    });
    return () => told.dispose();
  }, [environment, id]);
}
