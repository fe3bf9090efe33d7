import { useCallback, useState } from 'react';
import { commitMutation, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime';

/**
 * Returns a function that runs a mutation, and whether one is running. The function resolves with the payload, and
 * rejects with a PortalError or NetworkError. Unmounting does not cancel a running mutation.
 */
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
  const [runningCount, setRunningCount] = useState(0);
  const run = useCallback(
    (variables: Mutation['variables'], updater?: SelectorStoreUpdater<Mutation['response']>) => {
      setRunningCount((count) => count + 1);
      return new Promise<Mutation['response']>((resolve, reject) => {
        commitMutation<Mutation>(environment, {
          mutation,
          variables,
          ...(updater && { updater }),
          onCompleted: resolve,
          onError: reject,
        });
      }).finally(() => setRunningCount((count) => count - 1));
    },
    [environment, mutation],
  );
  return [run, runningCount > 0];
}
