import {
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type RelayFieldLogger,
} from 'relay-runtime';
import { countingHandlers } from './countedEdges.ts';
import { PortalError } from './errors.ts';
import { executeOperation } from './network.ts';
import { readStoredById } from './readStoredById.ts';
import { markScreensStale } from './screenFreshness.ts';
import { subscribe } from './socket.ts';

let current: Environment | undefined;

/**
 * The Relay environment of the page, created at the first call. It lives as long as the page: signing in and out load
 * the page anew, so no store is shared between two users.
 */
export function environment(): Environment {
  current ??= new Environment({
    network: Network.create(fetchOperation, subscribe),
    handlerProvider: countingHandlers,
    missingFieldHandlers: [readStoredById],
    relayFieldLogger: throwUncaughtError,
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
  return current;
}

const fetchOperation: FetchFunction = async ({ operationKind, ...operation }, variables) => {
  let isComplete = false;
  try {
    const answer = await executeOperation(operation, variables);
    isComplete = !answer.errors;
    return answer as GraphQLResponse;
  } finally {
    // A screen with a failed part is fetched again when it is opened again.
    if (operationKind === 'mutation' || !isComplete) markScreensStale();
  }
};

/** Relay reads a failed field as null unless a fragment catches its errors. Null would say that there is nothing. */
const throwUncaughtError: RelayFieldLogger = (event) => {
  if (event.kind === 'relay_field_payload.error' && !event.handled)
    throw new PortalError(event.error.message, 'INTERNAL');
};
