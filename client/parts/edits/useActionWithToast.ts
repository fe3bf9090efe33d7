import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useAction } from '../../app/relay/useAction.ts';
import { toastOutcome } from './toastOutcome.ts';

interface ToastTexts {
  /** Said after the mutation; nothing where the screen shows it. */
  done?: string;
  /** Said when the mutation fails without a message for the user. */
  failure: string;
}

/**
 * Returns a function for a button that runs a mutation and says in a toast that it is done, or why it failed, and
 * whether the mutation is running. The function never rejects; after a failure it resolves with undefined.
 */
export function useActionWithToast<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { done, failure }: ToastTexts,
): [run: (variables: Mutation['variables']) => Promise<Mutation['response'] | undefined>, isRunning: boolean] {
  const [send, isRunning] = useAction<Mutation>(mutation);
  return [(variables) => toastOutcome(send(variables), done, failure), isRunning];
}
