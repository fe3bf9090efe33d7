import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { messageOf } from '../../app/relay/errors.ts';

interface ClickUpList<Item> {
  /** Undefined until loaded. */
  items: readonly Item[] | undefined;
  /** Why the list could not be loaded. */
  failure: string | undefined;
  retry: () => void;
  /** Puts a new item at the top of the list. */
  add: (item: Item) => void;
}

interface ListRequest<Query extends OperationType, Item> {
  query: GraphQLTaggedNode;
  variables: Query['variables'];
  /** Picks the items out of the response. */
  itemsIn: (data: Query['response']) => readonly Item[];
}

/** Loads a list from ClickUp when its step is reached for the first time, and again when `retry` is called. */
export function useClickUpList<Query extends OperationType, Item>({
  query,
  variables,
  itemsIn,
}: ListRequest<Query, Item>): ClickUpList<Item> {
  const environment = useRelayEnvironment();
  const [items, setItems] = useState<readonly Item[]>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setFailure(undefined);
    const request = fetchQuery<Query>(environment, query, variables).subscribe({
      next: (data) => setItems(itemsIn(data)),
      error: (error: unknown) => setFailure(messageOf(error, 'ClickUp svarer ikke lige nu.')),
    });
    return () => request.unsubscribe();
    // A step has its variables in its key, so other variables mount a new step with a new list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [environment, attempt]);
  const add = useCallback((item: Item) => setItems((loaded = []) => [item, ...loaded]), []);
  return { items, failure, retry: useCallback(() => setAttempt((count) => count + 1), []), add };
}
