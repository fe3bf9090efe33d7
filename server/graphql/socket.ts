import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, subscribe, type ExecutionArgs } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { bearerToken } from '../auth/tokens.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { AppError, extensionsOf, publicError } from '../errors.ts';
import type { Live } from '../live/Live.ts';
import type { Metrics } from '../operations/metrics.ts';
import { charge } from '../rateLimit/Bill.ts';
import type { Executor } from './executor.ts';
import { GRAPHQL_PATH } from './http.ts';
import { InvalidDocument } from './limits.ts';
import type { Operations } from './operations.ts';
import { isForVisitors, MAX_OF_VISITOR, Visitors } from './visitors.ts';

const MAX_FRAME = 64 * 1024;
const MAX_SUBSCRIPTIONS = 50;
const INIT_TIMEOUT_MS = 3_000;
/** The protocol's code for too many of something. */
const TOO_MANY = 4429;
/** WebSocket's own code for: come again. Clients do, and ask anew for what they show. */
const COME_AGAIN = 1012;

interface GraphQLSocket {
  executor: Executor;
  operations: Operations;
  live: Live;
  metrics: Metrics;
  publicUrl: string;
  contextOf: (request: IncomingMessage, token: string | undefined) => Promise<Context>;
}

type SocketExtra = Extra & Record<PropertyKey, unknown> & { context?: Context; leave?: () => void; open?: Set<string> };
type SocketArgs = ExecutionArgs & { hash: string; contextValue: Context; tellsCost: boolean };

/** GraphQL over WebSocket on the same port and path; ends when the session that opened it ends. */
export function serveSockets(server: Server, options: GraphQLSocket): { close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME });
  const bySession = new Map<string, Set<WebSocket>>();
  const visitors = new Visitors();
  const stops = [
    options.live.on('session.ended', ({ id }) => bySession.get(id)?.forEach(closeUnauthorized)),
    options.live.onMissed(() => sockets.clients.forEach((socket) => socket.close(COME_AGAIN, 'Events were missed'))),
  ];

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== GRAPHQL_PATH || !isOwnOrigin(request, options.publicUrl)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  };
  server.on('upgrade', upgrade);

  const graphql = useServer<{ authorization?: string }, SocketExtra>(
    {
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      onConnect: async ({ connectionParams, extra }) => {
        const token = bearerToken(connectionParams?.authorization);
        const context = await options.contextOf(extra.request, token);
        const { viewer } = context.caller;
        if (token !== undefined && !viewer) {
          extra.socket.close(CloseCode.Unauthorized, context.caller.refusal.message);
          return;
        }
        const leave = viewer ? endWithSession(extra.socket, viewer, bySession) : await visitors.enter(context);
        if (!leave) {
          extra.socket.close(TOO_MANY, 'For mange forbindelser');
          return;
        }
        // One that closed meanwhile is never said to have disconnected.
        if (extra.socket.readyState !== extra.socket.OPEN) return leave();
        Object.assign(extra, { context, open: new Set(), leave });
        options.metrics.sockets.inc();
      },
      onDisconnect: ({ extra }) => {
        if (!extra.leave) return;
        extra.leave();
        options.metrics.sockets.dec();
      },
      onSubscribe: async ({ extra }, id, payload) => {
        try {
          const most = extra.context!.caller.viewer ? MAX_SUBSCRIPTIONS : MAX_OF_VISITOR;
          if (extra.open!.size >= most) throw new AppError('LIMIT_EXCEEDED', `Højst ${most} ad gangen`);
          // Counted before anything is awaited: many may arrive at once.
          extra.open!.add(id);
          const contextValue = await extra.context!.renewed();
          const { document, hash, operationName, variables } = options.operations.admit(withId(payload), contextValue.caller);
          charge(contextValue, options.executor.schema, { document, operationName, variables });
          if (!contextValue.caller.viewer && !isForVisitors(document, operationName)) {
            // Whoever was signed in when the page opened is led to sign in again.
            extra.socket.close(CloseCode.Unauthorized, contextValue.caller.refusal.message);
            throw contextValue.caller.refusal;
          }
          return { schema: options.executor.schema, document, hash, operationName, variableValues: variables, contextValue, tellsCost: payload.extensions?.cost === true } as SocketArgs;
        } catch (error) {
          extra.open!.delete(id);
          return refusals(error);
        }
      },
      onComplete: ({ extra }, id) => void extra.open?.delete(id),
      onError: ({ extra }, id, _payload, errors) => {
        extra.open?.delete(id);
        return errors.map((error) => toPublic(error).toJSON());
      },
      onNext: (_ctx, _id, _payload, args, result) => {
        const { contextValue, tellsCost } = args as SocketArgs;
        const cost = tellsCost && contextValue.bill?.cost;
        if (!result.errors && !cost) return undefined;
        return { ...result, ...(result.errors && { errors: result.errors.map(toPublic) }), ...(cost && { extensions: { ...result.extensions, cost } }) };
      },
      execute: (args) => {
        const { document, hash, operationName, variableValues, contextValue } = args as SocketArgs;
        return options.executor.execute({ document, hash, operationName, variables: variableValues as never, context: contextValue });
      },
      subscribe,
    },
    sockets,
  );

  return {
    async close() {
      stops.forEach((stop) => stop());
      server.off('upgrade', upgrade);
      await graphql.dispose();
      sockets.close();
    },
  };
}

/** A page of somebody else's may not open a socket with our user's browser; programs send no Origin. */
function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  return origin === undefined || origin === new URL(publicUrl).origin || origin === `http://${host}` || origin === `https://${host}`;
}

function endWithSession(socket: WebSocket, viewer: Viewer, bySession: Map<string, Set<WebSocket>>): () => void {
  // A partner's token lasts until it is withdrawn.
  const [id, expiresAt] = viewer.kind === 'token' ? [viewer.tokenId] : [viewer.sessionId, viewer.expiresAt];
  const mine = bySession.get(id) ?? new Set();
  bySession.set(id, mine.add(socket));
  const expiry = expiresAt && setTimeout(() => closeUnauthorized(socket), Math.max(0, Date.parse(expiresAt) - Date.now()));
  return () => {
    clearTimeout(expiry);
    mine.delete(socket);
    if (!mine.size) bySession.delete(id);
  };
}

const closeUnauthorized = (socket: WebSocket) => socket.close(CloseCode.Unauthorized, 'Invalid token');

/** A compiled operation's id comes where the protocol has room for it. */
function withId(payload: { query?: string | null; operationName?: string | null; variables?: unknown; extensions?: Record<string, unknown> | null }) {
  const id = payload.extensions?.id;
  const { operationName, variables } = payload;
  return typeof id === 'string' ? { id, operationName, variables } : { query: payload.query, operationName, variables };
}

function refusals(error: unknown): GraphQLError[] {
  // Made public once, on their way out.
  return error instanceof InvalidDocument ? [...error.errors] : [new GraphQLError('', { originalError: error as Error })];
}

function toPublic(error: unknown): GraphQLError {
  const shown = publicError(error);
  const path = error instanceof GraphQLError ? error.path : undefined;
  return new GraphQLError(shown.message, { path, extensions: extensionsOf(shown) });
}
