import type { Client } from 'graphql-ws';
import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime';
import { actingCompany, leaveToCompanies } from './company.ts';
import { endPreview, previewedUser } from './preview.ts';
import { markScreensStale } from './screenFreshness.ts';
import { handleSessionEnd, sessionToken } from './session.ts';

/** The code with which the server closes a connection whose session is over. */
const UNAUTHORIZED = 4401;
/**
 * The code with which the server closes a connection in a company whose member the person is not, or is no longer, and
 * one of a preview that is not allowed.
 */
const FORBIDDEN = 4403;

let client: Promise<Client> | undefined;
const reconnectListeners = new Set<() => void>();

/**
 * Calls `refetch` after each reconnect, until the returned function is called. Live events that were published while
 * the connection was down are not sent again, so data that depends on them has to be fetched again.
 */
export function onReconnect(refetch: () => void): () => void {
  reconnectListeners.add(refetch);
  return () => reconnectListeners.delete(refetch);
}

/**
 * Relay's subscribe function. All subscriptions share one WebSocket, which opens with the first of them and reconnects
 * for as long as the page lives. Disposing a subscription before the socket is open cancels it.
 */
export const subscribe: SubscribeFunction = ({ id, name }, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    let isDisposed = false;
    let unsubscribe = () => undefined as void;
    void socket().then((connected) => {
      if (isDisposed) return;
      unsubscribe = connected.subscribe(
        { query: '', operationName: name, variables, extensions: { id } },
        {
          next: (result) => {
            markScreensStale();
            sink.next(result as GraphQLResponse);
          },
          error: (error) => sink.error(error instanceof Error ? error : new Error('Forbindelsen blev afbrudt')),
          complete: () => sink.complete(),
        },
      );
    });
    return () => {
      isDisposed = true;
      unsubscribe();
    };
  });

/** The library is loaded by the first screen that subscribes, so that other pages do not download it. */
function socket(): Promise<Client> {
  client ??= import('graphql-ws').then(({ createClient }) => {
    let wasConnected = false;
    let token: string | null = null;
    let company: string | null = null;
    let preview: string | null = null;
    return createClient({
      url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
      connectionParams: () => {
        token = sessionToken();
        company = actingCompany();
        preview = previewedUser();
        return { authorization: `Bearer ${token ?? ''}`, ...(company && { company }), ...(preview && { preview }) };
      },
      retryAttempts: Infinity,
      shouldRetry: () => true,
      on: {
        closed: (event) => {
          const { code } = event as CloseEvent;
          if (code === UNAUTHORIZED) handleSessionEnd(token);
          if (code !== FORBIDDEN) return;
          // Without the preview, the next call says whether the person is a member of the company.
          if (preview) endPreview();
          else leaveToCompanies(company);
        },
        connected: () => {
          if (wasConnected) {
            markScreensStale();
            reconnectListeners.forEach((refetch) => refetch());
          }
          wasConnected = true;
        },
      },
    });
  });
  return client;
}
