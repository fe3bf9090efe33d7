import { useEffect, useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import { onReconnect } from '../../../app/relay/socket.ts';
import type { useRunChangesQuery } from '#relay/useRunChangesQuery.graphql';
import type { useRunChangesSubscription } from '#relay/useRunChangesSubscription.graphql';

const subscription = graphql`
  subscription useRunChangesSubscription {
    adminBulkRunChanged {
      id
      ...readRun_run
      ...RunProgress_run
      ...RunActions_run
    }
  }
`;

const query = graphql`
  query useRunChangesQuery($id: ID!) {
    admin {
      bulkRun(id: $id) {
        ...RunProgress_run
        ...RunActions_run
      }
    }
  }
`;

/** Keeps runs up to date, and calls `onChange` with the id of each changed one. */
export function useRunChanges(onChange?: (id: string) => void): void {
  useSubscription<useRunChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        onNext: (data) => data && onChange?.(data.adminBulkRunChanged.id),
      }),
      [onChange],
    ),
  );
}

const READ_INTERVAL_MS = 3_000;

interface FollowedRun {
  id: string;
  state: string;
}

/**
 * Keeps one run up to date. While it is active, it is also read again from time to time: an answer to an earlier
 * request may arrive after the event that it does not know of yet, and the last event may be lost with the connection.
 */
export function useRun({ id, state }: FollowedRun): void {
  const environment = useRelayEnvironment();
  const isActive = state === 'RUNNING' || state === 'UNDOING';
  useRunChanges();
  useEffect(() => {
    const read = () =>
      void fetchQuery<useRunChangesQuery>(environment, query, { id }).subscribe({ error: () => undefined });
    const timer = isActive ? setInterval(read, READ_INTERVAL_MS) : undefined;
    const stopFollowing = onReconnect(read);
    return () => {
      clearInterval(timer);
      stopFollowing();
    };
  }, [environment, id, isActive]);
}
