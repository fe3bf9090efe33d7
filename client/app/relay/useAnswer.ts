import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import { messageOf } from './errors.ts';

/** Long enough that a text or a number is not asked for at each of its characters. */
export const TYPING_MS = 250;

interface AnswerOptions {
  /** How long the variables must stay the same before they are sent. */
  delayMs?: number;
  /** The message for errors without one for the user. */
  failureText?: string;
}

/** Sends a query after a delay. Returns the function that gives it up, after which nothing more is called. */
export function fetchLater<Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  delayMs: number,
  observer: { next: (data: Query['response']) => void; error: (error: unknown) => void },
): () => void {
  let request: { unsubscribe: () => void } | undefined;
  const timer = setTimeout(() => {
    request = fetchQuery<Query>(environment, query, variables).subscribe(observer);
  }, delayMs);
  return () => {
    clearTimeout(timer);
    request?.unsubscribe();
  };
}

/**
 * Asks the server whenever the variables change; nothing while they are undefined. The last answer stays until the next
 * one arrives; `isCurrent` says whether it is the one to these variables. A late answer to older ones is dropped.
 */
export function useAnswer<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | undefined,
  { delayMs = 0, failureText = '' }: AnswerOptions = {},
) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ key: string; data: Query['response'] }>();
  const [failed, setFailed] = useState<{ key: string; message: string }>();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([variables, attempt]);
  useEffect(() => {
    const [sent] = JSON.parse(key) as [Query['variables'] | null];
    if (!sent) return undefined;
    return fetchLater<Query>(environment, query, sent, delayMs, {
      next: (data) => setAnswer({ key, data }),
      error: (error) => setFailed({ key, message: messageOf(error, failureText) }),
    });
  }, [environment, query, key, delayMs, failureText]);
  const failure = failed?.key === key ? failed.message : undefined;
  return {
    answer: answer?.data,
    isCurrent: answer?.key === key,
    failure,
    /** Asks again, after a failure or because the answer may be out of date. */
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
