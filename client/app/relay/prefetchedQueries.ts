import type { OperationRequest, OperationResult, Sender } from './sendOperation.ts';

/** A query that the page sent before the application's code was loaded (see early/early.ts). */
interface PrefetchedQuery {
  request: OperationRequest;
  sender: Sender;
  result: Promise<OperationResult>;
}

declare global {
  interface Window {
    prefetchedQueries?: PrefetchedQuery[];
  }
}

/**
 * Returns the pending result of a prefetched query, or undefined when the query was not prefetched with these variables
 * and by this sender. A result can be taken once.
 */
export function takePrefetchedResult(
  { id, variables }: OperationRequest,
  { token, company, preview }: Sender,
): Promise<OperationResult> | undefined {
  const match = window.prefetchedQueries?.find(
    ({ request, sender }) =>
      request.id === id &&
      sender.token === token &&
      sender.company === company &&
      sender.preview === preview &&
      keyOf(request.variables) === keyOf(variables),
  );
  window.prefetchedQueries = window.prefetchedQueries?.filter((each) => each !== match);
  return match?.result.then(inNextTask);
}

/** The answer that has arrived already is read in a task of its own, after the router has begun the screen. */
const inNextTask = (result: OperationResult) =>
  new Promise<OperationResult>((resolve) => {
    setTimeout(() => resolve(result));
  });

const keyOf = (variables: object) => JSON.stringify(Object.entries(variables).sort());

/** Drops the results that the first screen did not take; a later screen would show them out of date. */
export const discardPrefetchedResults = () => delete window.prefetchedQueries;
