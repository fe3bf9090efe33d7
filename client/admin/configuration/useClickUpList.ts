import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { messageOf } from '../../relay/errors.ts';

interface ClickUpList<Item> {
  /** Absent until they are here. */
  items: readonly Item[] | undefined;
  failure: string | undefined;
  retry: () => void;
  add: (item: Item) => void;
}

interface Asked<Query extends OperationType, Item> {
  query: GraphQLTaggedNode;
  variables: Query['variables'];
  pick: (answer: Query['response']) => readonly Item[];
}

/** Asked for once, when its step is reached; it stays while one goes back and forth. ClickUp may be away, so it can be asked again. */
export function useClickUpList<Query extends OperationType, Item>({
  query,
  variables,
  pick,
}: Asked<Query, Item>): ClickUpList<Item> {
  const environment = useRelayEnvironment();
  const [items, setItems] = useState<readonly Item[]>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setFailure(undefined);
    const asking = fetchQuery<Query>(environment, query, variables).subscribe({
      next: (answer) => setItems(pick(answer)),
      error: (error: unknown) => setFailure(messageOf(error, 'ClickUp svarer ikke lige nu.')),
    });
    return () => asking.unsubscribe();
    // A step is made anew for other variables.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [environment, attempt]);
  const add = useCallback((item: Item) => setItems((known = []) => [item, ...known]), []);
  return { items, failure, retry: useCallback(() => setAttempt((count) => count + 1), []), add };
}
