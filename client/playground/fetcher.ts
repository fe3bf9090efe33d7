import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';

export interface Cost {
  requested: number;
  actual: number;
  limit: number;
  remaining: number;
  reset: number;
}

/** What of an answer is told beside it. */
export interface Outcome {
  cost?: Cost;
  isRefused: boolean;
}

/** Whether a key is any good, before anything is asked with it. */
export const WHO_ASKS = { operationName: 'WhoAsks', query: 'query WhoAsks { viewer { __typename } }' };

const address = `${window.location.origin}/graphql`;

/** Asks as somebody, over HTTP and for subscriptions over the socket, and tells what each answer cost. */
export function fetcherFor(
  token: string | null,
  tell: (outcome: Outcome) => void,
): { fetcher: Fetcher; close: () => void } {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const socket = createClient({
    url: address.replace(/^http/, 'ws'),
    lazy: true,
    connectionParams: headers,
    retryAttempts: 2,
  });
  const ask = createGraphiQLFetcher({ url: address, wsClient: socket, enableIncrementalDelivery: false });
  let isOver = false;
  const fetcher: Fetcher = async (params, options) => {
    const isOwn = params.operationName === WHO_ASKS.operationName;
    const sent = isOwn ? params : { ...params, extensions: { cost: true } };
    const answer = (await ask(sent, { ...options, headers: { ...headers, ...options?.headers } })) as object;
    if (isAnswer(answer) && !isOver) {
      const isRefused =
        token !== null && Boolean(answer.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'));
      if (isRefused || !isOwn) tell({ isRefused, ...(answer.extensions?.cost && { cost: answer.extensions.cost }) });
    }
    return answer as never;
  };
  // Nobody asks as them any more: what is still on its way is not about whoever asks now.
  const close = () => {
    isOver = true;
    void socket.dispose();
  };
  return { fetcher, close };
}

interface Answer {
  errors?: { extensions?: { code?: string } }[];
  extensions?: { cost?: Cost };
}

const isAnswer = (answer: object): answer is Answer => 'data' in answer || 'errors' in answer;
