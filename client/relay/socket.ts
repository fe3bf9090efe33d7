import type { Client } from 'graphql-ws';
import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime';
import { sessionEnded, sessionToken } from './session.ts';

/** The server's word that the session is over. */
const UNAUTHORIZED = 4401;

let client: Promise<Client> | undefined;
const onReconnect = new Set<() => void>();

/** What happened while the line was down is not told again: whoever shows it asks anew. */
export function whenReconnected(refetch: () => void): () => void {
  onReconnect.add(refetch);
  return () => onReconnect.delete(refetch);
}

export const subscribe: SubscribeFunction = ({ id, name }, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    let isOver = false;
    let stop = () => undefined as void;
    void socket().then((open) => {
      if (isOver) return;
      stop = open.subscribe(
        { query: '', operationName: name, variables, extensions: { id } },
        {
          next: (result) => sink.next(result as GraphQLResponse),
          error: (error) => sink.error(error instanceof Error ? error : new Error('Forbindelsen blev afbrudt')),
          complete: () => sink.complete(),
        },
      );
    });
    return () => {
      isOver = true;
      stop();
    };
  });

/** Its code is fetched by the first screen that listens. */
function socket(): Promise<Client> {
  client ??= import('graphql-ws').then(({ createClient }) => {
    let wasConnected = false;
    let token: string | null = null;
    return createClient({
      url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
      connectionParams: () => {
        token = sessionToken();
        return { authorization: `Bearer ${token ?? ''}` };
      },
      retryAttempts: Infinity,
      shouldRetry: () => true,
      on: {
        closed: (event) => {
          if ((event as CloseEvent).code === UNAUTHORIZED) sessionEnded(token);
        },
        connected: () => {
          if (wasConnected) onReconnect.forEach((refetch) => refetch());
          wasConnected = true;
        },
      },
    });
  });
  return client;
}
