import { useCallback, useState } from 'react';
import { commitMutation, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime';

/** A mutation as a promise: it ends with its payload, or throws what the server said. */
export function useAction<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [
  run: (
    variables: Mutation['variables'],
    updater?: SelectorStoreUpdater<Mutation['response']>,
  ) => Promise<Mutation['response']>,
  isRunning: boolean,
] {
  const environment = useRelayEnvironment();
  const [running, setRunning] = useState(0);
  const run = useCallback(
    (variables: Mutation['variables'], updater?: SelectorStoreUpdater<Mutation['response']>) => {
      setRunning((count) => count + 1);
      return new Promise<Mutation['response']>((resolve, reject) => {
        commitMutation<Mutation>(environment, {
          mutation,
          variables,
          ...(updater && { updater }),
          onCompleted: resolve,
          onError: reject,
        });
      }).finally(() => setRunning((count) => count - 1));
    },
    [environment, mutation],
  );
  return [run, running > 0];
}
