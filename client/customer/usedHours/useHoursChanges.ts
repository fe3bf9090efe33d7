import { useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';
import { coalesceRefetches } from '../../app/relay/coalesceRefetches.ts';
import type { useHoursChangesSubscription } from '#relay/useHoursChangesSubscription.graphql';

const subscription = graphql`
  subscription useHoursChangesSubscription {
    clipCardChanged {
      deletedId
    }
  }
`;

/** Reads the figures again when hours are used or a clip card changes. The old ones stay on screen meanwhile. */
export function useHoursChanges(query: GraphQLTaggedNode, variables: Variables): void {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  useSubscription<useHoursChangesSubscription>(
    useMemo(() => {
      const refetch = coalesceRefetches(() =>
        fetchQuery(environment, query, JSON.parse(key) as Variables, { fetchPolicy: 'network-only' }).toPromise(),
      );
      return { subscription, variables: {}, onNext: refetch };
    }, [environment, query, key]),
  );
}
