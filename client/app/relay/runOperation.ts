import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { executeOperation, type OperationName } from './network.ts';

/**
 * Runs a query or mutation without the Relay store, and returns the data of its answer. For operations without
 * fragments whose answer no other component shows; the pages for visitors are loaded without Relay. Rejects with a
 * PortalError or NetworkError.
 */
export async function runOperation<Operation extends OperationType>(
  operation: GraphQLTaggedNode,
  variables: Operation['variables'],
): Promise<Operation['response']> {
  const { params } = operation as { params: OperationName };
  return (await executeOperation(params, variables)).data;
}

/** The pending answer to a query, which a route starts and its screen reads with `use`. */
export interface PendingAnswer<Query extends OperationType> {
  answer: Promise<Query['response']>;
}

/** Starts the query of a screen that is loaded without Relay. */
export function loadAnswer<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): PendingAnswer<Query> {
  const answer = runOperation<Query>(query, variables);
  // The screen shows the error; this handler prevents a report of an unhandled rejection before the screen is loaded.
  answer.catch(() => undefined);
  return { answer };
}
