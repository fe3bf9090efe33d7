import { Environment, Network, RecordSource, Store, type GraphQLResponse } from 'relay-runtime';
import { executeOperation } from './network.ts';
import { readStoredById } from './readStoredById.ts';
import { subscribe } from './socket.ts';

let current: Environment | undefined;

/**
 * The Relay environment of the page, created at the first call. It lives as long as the page: signing in and out load
 * the page anew, so no store is shared between two users.
 */
export function environment(): Environment {
  current ??= new Environment({
    network: Network.create(
      (operation, variables) => executeOperation(operation, variables) as Promise<GraphQLResponse>,
      subscribe,
    ),
    missingFieldHandlers: [readStoredById],
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
  return current;
}
