import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';

/** The cost of an operation and the caller's allowance, in points. `reset` is in seconds since 1970. */
export interface Cost {
  requested: number;
  actual: number;
  limit: number;
  remaining: number;
  reset: number;
}

/** The part of a response that the page shows beside the editor. */
export interface OperationOutcome {
  cost?: Cost;
  isRefused: boolean;
}

/** An operation that is sent to check a token before the user's first operation. */
export const VIEWER_CHECK = { operationName: 'WhoAsks', query: 'query WhoAsks { viewer { __typename } }' };

const address = `${window.location.origin}/graphql`;

/**
 * Creates a fetcher that sends operations with a token, over HTTP or, for subscriptions, over a WebSocket. Calls
 * `onOutcome` with the cost of each operation until `close` is called. The caller must call `close`.
 */
export function createFetcher(
  token: string | null,
  onOutcome: (outcome: OperationOutcome) => void,
): { fetcher: Fetcher; close: () => void } {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const socket = createClient({
    url: address.replace(/^http/, 'ws'),
    lazy: true,
    connectionParams: headers,
    retryAttempts: 2,
  });
  const send = createGraphiQLFetcher({ url: address, wsClient: socket, enableIncrementalDelivery: false });
  let isClosed = false;
  const fetcher: Fetcher = async (params, options) => {
    const isViewerCheck = params.operationName === VIEWER_CHECK.operationName;
    const sent = isViewerCheck ? params : { ...params, extensions: { cost: true } };
    const response = (await send(sent, { ...options, headers: { ...headers, ...options?.headers } })) as object;
    if (isResponseBody(response) && !isClosed) {
      const isRefused =
        token !== null && Boolean(response.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'));
      if (isRefused || !isViewerCheck)
        onOutcome({ isRefused, ...(response.extensions?.cost && { cost: response.extensions.cost }) });
    }
    return response as never;
  };
  // After a change of token, pending responses must not change the status of the new token.
  const close = () => {
    isClosed = true;
    void socket.dispose();
  };
  return { fetcher, close };
}

interface ResponseBody {
  errors?: { extensions?: { code?: string } }[];
  extensions?: { cost?: Cost };
}

const isResponseBody = (response: object): response is ResponseBody => 'data' in response || 'errors' in response;
