import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { messageOf } from '../../relay/errors.ts';

interface ClickUpList<Item> {
  /** Undefined until loaded. */
  items: readonly Item[] | undefined;
  failure: string | undefined;
  retry: () => void;
  add: (item: Item) => void;
}

interface ListRequest<Query extends OperationType, Item> {
  query: GraphQLTaggedNode;
  variables: Query['variables'];
  pick: (answer: Query['response']) => readonly Item[];
}

/** Loads a list from ClickUp once, when its step is first reached; `retry` loads again after ClickUp has failed. */
export function useClickUpList<Query extends OperationType, Item>({
  query,
  variables,
  pick,
}: ListRequest<Query, Item>): ClickUpList<Item> {
  const environment = useRelayEnvironment();
  const [items, setItems] = useState<readonly Item[]>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setFailure(undefined);
    const request = fetchQuery<Query>(environment, query, variables).subscribe({
      next: (answer) => setItems(pick(answer)),
      error: (error: unknown) => setFailure(messageOf(error, 'ClickUp svarer ikke lige nu.')),
    });
    return () => request.unsubscribe();
    // Other variables give the step another key and so mount a new hook.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [environment, attempt]);
  const add = useCallback((item: Item) => setItems((loaded = []) => [item, ...loaded]), []);
  return { items, failure, retry: useCallback(() => setAttempt((count) => count + 1), []), add };
}
