import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getOperationAST, type ExecutionResult, type GraphQLError } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import type { BaseLogger } from 'pino';
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws';
import { namedCompany } from '../access/namedCompany.ts';
import { previewedUser } from '../access/previewedCaller.ts';
import type { RequestFacts } from '../access/requestFacts.ts';
import { bearerToken } from '../access/tokens.ts';
import { callerId, type Viewer } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { AppError, publicError, rootCause } from '../errors.ts';
import type { Live } from '../live/Live.ts';
import { addressGroup } from '../rateLimit/addressGroup.ts';
import type { Limits } from '../rateLimit/limits.ts';
import type { MemoryBudget } from '../rateLimit/MemoryBudget.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { requestIdOf } from '../telemetry/requestIds.ts';
import type { Tracing } from '../tracing/Span.ts';
import { runTraced } from '../tracing/traced.ts';
import { currentWork, REQUEST_ID_HEADER, runAsWork } from '../work.ts';
import { chargeOperation } from './Bill.ts';
import type { Executor } from './executor.ts';
import { GRAPHQL_PATH } from './http.ts';
import type { LiveOperation, PublishAnswer } from './LiveOperation.ts';
import { startSubscription } from './LiveSubscription.ts';
import { OpenSockets } from './OpenSockets.ts';
import type { Operations } from './operations.ts';
import { closeRefused } from './sessionEnd.ts';
import { SERVICE_RESTART, SessionSockets } from './SessionSockets.ts';
import { SocketConnection, TOO_MANY } from './SocketConnection.ts';
import { failedResult, publicCopy, refusalErrors } from './socketErrors.ts';
import { isOpenToVisitors, MAX_VISITOR_SUBSCRIPTIONS, VisitorSockets } from './visitorSockets.ts';

const MAX_FRAME_BYTES = 64 * 1024;
const MAX_SUBSCRIPTIONS = 50;
/** Time for a client to confirm that its socket closes. A client that does not read never confirms. */
const CLOSING_MS = 2_000;
const SOCKET_OPERATION = { name: 'socket operation', kind: 'server' } as const;

interface GraphQLSocket {
  executor: Executor;
  operations: Operations;
  live: Live;
  metrics: Metrics;
  publicUrl: string;
  memory: MemoryBudget;
  limits: Limits;
  /** How long a new socket may take to send its first message. */
  initTimeoutMs: number;
  log: BaseLogger;
  tracing: Tracing | undefined;
  addressOf: (request: IncomingMessage) => string;
  contextOf: (facts: RequestFacts, token: string | undefined) => Promise<Context>;
}

interface SocketExtra extends Record<PropertyKey, unknown> {
  socket: WebSocket;
  connection: SocketConnection;
  address: string;
  context?: Context;
  leave?: () => void;
  /** Ids of the operations that have not completed. */
  operationIds?: Set<string>;
}
type SocketArgs = LiveOperation & { connection: SocketConnection };

/**
 * Serves GraphQL over WebSocket (graphql-ws) on the port and path of GraphQL over HTTP. Each operation runs with the
 * rights that its caller has at that moment, in the company and in the preview that the socket named when it was
 * opened. A socket closes when its session or membership ends, its token is revoked, the rights of its user change, and
 * when live events may have been missed. `close` refuses new sockets and asks the open ones to reconnect elsewhere.
 */
export function serveSockets(server: Server, options: GraphQLSocket): { close(): Promise<void> } {
  const { limits, log } = options;
  // autoPong is off because SocketConnection answers pings, and counts them.
  const settings: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    autoPong: false,
    closeTimeout: CLOSING_MS,
    handleProtocols,
  };
  const sockets = new WebSocketServer(settings);
  const bySession = new SessionSockets();
  const visitors = new VisitorSockets();
  const byAddress = new OpenSockets();
  const byCaller = new OpenSockets();
  const unsubscribers = [
    options.live.on('session.ended', ({ id }) => bySession.close(id)),
    options.live.on('membership.ended', ({ id }) => bySession.closeMembership(id)),
    // A failed lookup closes nothing: each event reads with the current rights anyway.
    options.live.on('user.changed', ({ id }) => {
      bySession.closeChanged(id).catch((err: unknown) => log.warn({ err }, 'rights of sockets could not be compared'));
    }),
    options.live.onMissed(() =>
      sockets.clients.forEach((socket) => socket.close(SERVICE_RESTART, 'Events were missed')),
    ),
  ];

  const graphql = makeServer<{ authorization?: string; company?: string; preview?: string }, SocketExtra>({
    connectionInitWaitTimeout: options.initTimeoutMs,
    onConnect: async ({ connectionParams, extra }) => {
      const token = bearerToken(connectionParams?.authorization);
      const facts = {
        address: extra.address,
        reader: extra.connection,
        company: namedCompany(connectionParams?.company),
        preview: previewedUser(connectionParams?.preview),
      };
      const context = await options.contextOf(facts, token);
      const { viewer } = context.caller;
      if (token !== undefined && !viewer) {
        closeRefused(extra.socket, context.caller.refusal);
        return false;
      }
      const leave = viewer ? enterAsCaller(extra.socket, context, viewer) : await visitors.enter(context);
      if (!leave) {
        extra.socket.close(TOO_MANY, 'For mange forbindelser');
        return false;
      }
      // graphql-ws does not call onDisconnect for a socket that closed before it was acknowledged.
      if (extra.socket.readyState !== extra.socket.OPEN) {
        leave();
        return false;
      }
      Object.assign(extra, { context, operationIds: new Set(), leave });
      options.metrics.sockets.inc();
      return true;
    },
    onDisconnect: ({ extra }) => {
      if (!extra.leave) return;
      extra.leave();
      options.metrics.sockets.dec();
    },
    onSubscribe: async ({ extra }, id, payload) => {
      try {
        const limit = extra.context!.caller.viewer ? MAX_SUBSCRIPTIONS : MAX_VISITOR_SUBSCRIPTIONS;
        if (extra.operationIds!.size >= limit) throw new AppError('LIMIT_EXCEEDED', `Højst ${limit} ad gangen`);
        // Counted before the first await, because many operations may arrive at once.
        extra.operationIds!.add(id);
        const contextValue = await extra.context!.withCurrentRights();
        const { document, hash, operationName, variables } = options.operations.admit(withId(payload), contextValue);
        chargeOperation(contextValue, options.executor.schema, { document, operationName, variables });
        if (!contextValue.caller.viewer && !isOpenToVisitors(options.executor.schema, document, operationName)) {
          // The close code makes the client of a user whose session has ended go to the sign-in page.
          extra.socket.close(CloseCode.Unauthorized, contextValue.caller.refusal.message);
          throw contextValue.caller.refusal;
        }
        // A subscription does not count as use of the session, because a screen subscribes again after each reconnect.
        if (getOperationAST(document, operationName)?.operation !== 'subscription')
          await contextValue.recordSessionUse();
        return {
          id,
          schema: options.executor.schema,
          document,
          hash,
          operationName,
          variableValues: variables,
          contextValue,
          includesCost: payload.extensions?.cost === true,
          connection: extra.connection,
        } satisfies SocketArgs;
      } catch (error) {
        extra.operationIds!.delete(id);
        return refusalErrors(error);
      }
    },
    onComplete: ({ extra }, id) => void extra.operationIds?.delete(id),
    onError: ({ extra }, id, _payload, errors) => {
      extra.operationIds?.delete(id);
      return errors.map((error) => reported(error).toJSON());
    },
    onNext: (_ctx, _id, _payload, args, answer) => {
      const { contextValue, includesCost } = args as SocketArgs;
      const { result, published } = publish(answer as ExecutionResult);
      contextValue.bill?.settle(result);
      const cost = includesCost && contextValue.bill?.cost;
      return cost ? { ...published, extensions: { ...published.extensions, cost } } : published;
    },
    execute: async (args) => {
      const { document, hash, operationName, variableValues, contextValue } = args as SocketArgs;
      await contextValue.request.reader?.waitUntilCaughtUp();
      const execution = { document, hash, operationName, variables: variableValues as never, context: contextValue };
      // A trace for each operation, because the socket and its subscriptions may stay open for days.
      return runTraced(options.tracing, { work: currentWork()!, ...SOCKET_OPERATION }, () =>
        options.executor.execute(execution),
      ).catch(failedResult);
    },
    subscribe: (args) => {
      const operation = args as SocketArgs;
      return startSubscription(operation, {
        metrics: options.metrics,
        publish,
        send: (text) => operation.connection.send(text),
      });
    },
  });

  /** The answer with its errors as the client may see them, or an error in place of an answer that is too large. */
  function publish(answer: ExecutionResult): ReturnType<PublishAnswer> {
    const result = withinSize(answer);
    const { errors, ...rest } = result;
    return { result, published: errors ? { errors: errors.map(reported), ...rest } : result };
  }

  function withinSize(answer: ExecutionResult): ExecutionResult {
    try {
      options.executor.assertSize(answer.data);
      return answer;
    } catch (error) {
      return failedResult(error);
    }
  }

  /** The error as the client may see it. A masked error is logged with its cause. */
  function reported(error: unknown): GraphQLError {
    if (publicError(error).code === 'INTERNAL')
      log.error({ err: rootCause(error) }, 'an operation over a socket failed');
    return publicCopy(error);
  }

  function enterAsCaller(socket: WebSocket, context: Context, viewer: Viewer): (() => void) | undefined {
    const leave = byCaller.enter(callerId(viewer), limits.socketsPerCaller);
    if (!leave) return undefined;
    const stopFollowing = bySession.add(socket, context, viewer);
    return () => {
      stopFollowing();
      leave();
    };
  }

  const openConnection = (socket: WebSocket, address: string, requestId: string) => {
    const connection = new SocketConnection(socket, {
      memory: options.memory,
      limits,
      log,
      caller: () => extra.context?.callerKey ?? `address ${addressGroup(address)}`,
    });
    const extra: SocketExtra = { socket, connection, address };
    const closed = graphql.opened(
      {
        protocol: connection.protocol,
        send: (text) => connection.send(text),
        close: (code = 1000, reason = '') => connection.close(code, reason),
        onMessage: (handle) => connection.onMessage((text) => runAsWork({ requestId }, () => handle(text))),
        onPing: async () => connection.onPing(),
        onPong: async () => connection.onPong(),
      },
      extra,
    );
    socket.once('close', (code, reason) => {
      closed(code, String(reason)).catch((error: unknown) => log.error({ err: error }, 'socket cleanup failed'));
    });
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node removes its own error listener from an upgraded socket, and an unhandled error would end the process.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== GRAPHQL_PATH || !isOwnOrigin(request, options.publicUrl)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    const address = options.addressOf(request);
    const leave = byAddress.enter(addressGroup(address), limits.socketsPerAddress);
    if (!leave) {
      socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\r\n');
      return;
    }
    socket.once('close', leave);
    sockets.handleUpgrade(request, socket, head, (opened) =>
      openConnection(opened, address, requestIdOf(request.headers[REQUEST_ID_HEADER])),
    );
  };
  server.on('upgrade', upgrade);

  return {
    async close() {
      unsubscribers.forEach((unsubscribe) => unsubscribe());
      server.off('upgrade', upgrade);
      sockets.clients.forEach((socket) => socket.close(1001, 'Going away'));
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
    },
  };
}

/** A page of another site may not open a socket in a user's browser. Programs send no Origin header. */
function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  return (
    origin === undefined ||
    origin === new URL(publicUrl).origin ||
    origin === `http://${host}` ||
    origin === `https://${host}`
  );
}

/** The graphql-ws protocol has no field for the id of a persisted operation, so the client sends it in `extensions`. */
function withId(payload: {
  query?: string | null;
  operationName?: string | null;
  variables?: unknown;
  extensions?: Record<string, unknown> | null;
}) {
  const id = payload.extensions?.id;
  const { operationName, variables } = payload;
  return typeof id === 'string' ? { id, operationName, variables } : { query: payload.query, operationName, variables };
}
