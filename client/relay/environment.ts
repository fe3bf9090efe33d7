import { Environment, Network, RecordSource, Store, type FetchFunction, type GraphQLResponse } from 'relay-runtime';
import { isSessionOver, NetworkError, PortalError } from './errors.ts';
import { takePrefetchedResult } from './prefetchedQueries.ts';
import { sendOperation, type OperationRequest, type OperationResult } from './sendOperation.ts';
import { handleSessionEnd, sessionToken } from './session.ts';
import { subscribe } from './socket.ts';

let current: Environment | undefined;

/**
 * The Relay environment of the page, created at the first call. It lives as long as the page: signing in and out load
 * the page anew, so no store is shared between two users.
 *
 * Its operations reject with a PortalError for an error of the server, and with a NetworkError when the server cannot
 * be reached. An error that says that the session is over also leaves the page for the sign-in.
 */
export function environment(): Environment {
  current ??= new Environment({
    network: Network.create(fetchOperation, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
  return current;
}

const fetchOperation: FetchFunction = async ({ id, name }, variables) => {
  const token = sessionToken();
  const result = await send({ id, operationName: name, variables }, token);
  const [error] = result.errors ?? [];
  if (!error) return result as GraphQLResponse;
  const failure = new PortalError(error.message, error.extensions?.code ?? 'INTERNAL', error.extensions?.fields);
  if (isSessionOver(failure)) handleSessionEnd(token);
  throw failure;
};

async function send(request: OperationRequest, token: string | null): Promise<OperationResult> {
  try {
    return await (takePrefetchedResult(request.id, token) ?? sendOperation(request, token));
  } catch (error) {
    throw new NetworkError('Serveren kan ikke nås', { cause: error });
  }
}
