import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { DataID, GraphQLTaggedNode, MutationParameters, RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { toast } from '../../ui/Toast.tsx';

/** The last change of each record that is being sent. */
const lastChanges = new Map<DataID, Promise<unknown>>();

/** How a change is expected to turn out. */
interface Expectation {
  /** The records that change. */
  ids: readonly DataID[];
  /** Changes one of these records in the store as the server is expected to. */
  apply: (record: RecordProxy, store: RecordSourceProxy) => void;
}

type Change<Mutation extends MutationParameters> = (
  variables: Mutation['variables'],
  expectation: Expectation,
) => Promise<Mutation['response'] | undefined>;

/**
 * Returns a function that shows a change at once and sends it. Every component that shows the records shows the change.
 * The server's answer replaces it; when the server refuses or cannot be reached, the stored values are shown again, and
 * `onFailure` says why: a fallback for a toast, or a function. The returned function resolves with the payload, or with
 * undefined after a failure.
 *
 * Changes of one record are sent one after the other, so that the last press decides what is stored.
 */
export function useOptimisticAction<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onFailure: string | ((error: unknown) => void),
): [change: Change<Mutation>, isRunning: boolean] {
  const environment = useRelayEnvironment();
  const [send, isRunning] = useAction<Mutation>(mutation);
  const change = useCallback<Change<Mutation>>(
    async (variables, { ids, apply }) => {
      const shown = environment.applyUpdate({
        storeUpdater: (store) => {
          for (const id of ids) {
            const record = store.get(id);
            if (record) apply(record, store);
          }
        },
      });
      try {
        return await sendInOrder(ids, () => send(variables));
      } catch (error) {
        if (typeof onFailure === 'string') toast.error(messageOf(error, onFailure));
        else onFailure(error);
        return undefined;
      } finally {
        // The answer is in the store by now, so the screen does not change back in between.
        shown.dispose();
      }
    },
    [environment, send, onFailure],
  );
  return [change, isRunning];
}

async function sendInOrder<Result>(ids: readonly DataID[], send: () => Promise<Result>): Promise<Result> {
  const earlier = ids.map((id) => lastChanges.get(id)?.catch(() => undefined));
  const sent = Promise.all(earlier).then(send);
  for (const id of ids) lastChanges.set(id, sent);
  try {
    return await sent;
  } finally {
    for (const id of ids) if (lastChanges.get(id) === sent) lastChanges.delete(id);
  }
}
