import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import compress from '@fastify/compress';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { DestinationStream } from 'pino';
import { COMPANY_HEADER } from '../domain/basics/actingCompany.ts';
import { PREVIEW_HEADER } from '../domain/basics/preview.ts';
import { UNATTENDED_HEADER } from '../domain/basics/unattended.ts';
import { createServices } from './createServices.ts';
import { namedCompany } from './platform/access/namedCompany.ts';
import { previewedUser } from './platform/access/previewedCaller.ts';
import type { RequestFacts } from './platform/access/requestFacts.ts';
import { bearerToken } from './platform/access/tokens.ts';
import type { Config } from './platform/config.ts';
import { Context } from './platform/context.ts';
import { createApollo } from './platform/graphql/apollo.ts';
import { setRateLimitHeaders } from './platform/graphql/Bill.ts';
import { createSchema } from './platform/graphql/createSchema.ts';
import { Executor } from './platform/graphql/executor.ts';
import { serveGraphQL } from './platform/graphql/http.ts';
import { Operations } from './platform/graphql/operations.ts';
import { serveSockets } from './platform/graphql/socket.ts';
import { Backlog } from './platform/operations/backlog.ts';
import { handleErrors, sendRequestError } from './platform/operations/errorResponses.ts';
import { Health } from './platform/operations/health.ts';
import { loadBuiltPages } from './platform/pages/builtPages.ts';
import { serveDescriptions } from './platform/pages/descriptions.ts';
import { servePages } from './platform/pages/pages.ts';
import { serveSecurityContact } from './platform/pages/securityContact.ts';
import { serveRest } from './platform/rest/rest.ts';
import { gaugesOf, restAreasOf, restRoutesOf, queuesOf, webhooksOf, type Room } from './platform/room.ts';
import { defaultHeaders, addHeaders } from './platform/securityHeaders.ts';
import type { Services } from './platform/services.ts';
import { createLogger, standardOutput } from './platform/telemetry/logger.ts';
import { Metrics } from './platform/telemetry/metrics.ts';
import { nameRequests, requestIdOf } from './platform/telemetry/requestIds.ts';
import { startTracing } from './platform/tracing/startTracing.ts';
import { serveWebhooks } from './platform/webhooks/serveWebhooks.ts';
import { REQUEST_ID_HEADER } from './platform/work.ts';
import { warmUpPasswords } from './rooms/identity/auth/passwords.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of a request that runs operations. */
    context: Context | null;
  }
}

export interface Portal {
  app: FastifyInstance;
  services: Services;
  executor: Executor;
  /**
   * Starts the jobs and accepts connections. Runs `finishStartUp` with the portal's own address, reports ready after
   * that, and returns the address.
   */
  listen(finishStartUp?: (url: string) => Promise<void>): Promise<string>;
  /** Shuts down in order: drains open requests, waits for running jobs, and closes all connections. */
  close(): Promise<void>;
}

const BODY_LIMIT = 100 * 1024;

/**
 * Creates every service of the process once and registers all HTTP routes and sockets. No port is open and no job runs
 * until `listen` is called.
 */
export async function createApp(
  config: Config,
  {
    rooms,
    runJobs = config.runJobs,
    persisted = {},
    logTo = standardOutput,
  }: {
    rooms: Room[];
    runJobs?: boolean;
    /** Persisted operations of another client than the portal's own, by their ids. */
    persisted?: Record<string, string>;
    logTo?: DestinationStream;
  },
): Promise<Portal> {
  const log = createLogger(config.logLevel, logTo);
  const metrics = new Metrics();
  const tracing = await startTracing(config.tracing, log);
  const { services, jobs, closeDatabase } = await createServices(config, { rooms, log, metrics, tracing, runJobs });
  const { live, reads, mailer } = services;
  const currentPrices = () => services.prices.forPages();
  const executor = new Executor(await createSchema(rooms), {
    limits: config.limits,
    timeoutMs: config.timeLimits.operation,
    metrics,
  });
  const operations = new Operations(executor.schema, {
    persistedOnly: config.persistedOnly,
    persisted,
    limits: config.limits,
    metrics,
  });
  const apollo = await createApollo(executor, log, metrics);

  const headers = defaultHeaders(config);
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Log lines get the request's id from the work that is current, so no logger is created for each request.
    childLoggerFactory: (logger) => logger,
    genReqId: ({ headers: sent }) => requestIdOf(sent[REQUEST_ID_HEADER]),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.proxies > 0 && ((_address, hop) => hop < config.proxies),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: config.timeLimits.receiveRequest,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // A request whose address cannot be parsed never reaches the hooks that set the headers.
    frameworkErrors: (error, _request, reply: FastifyReply) => void sendRequestError(reply.headers(headers), error),
  });
  acceptEmptyJson(app);
  await app.register(compress, { encodings: ['br', 'gzip'] });
  const health = new Health(reads, services.files);
  const pages = await loadBuiltPages(config);
  app.decorateRequest('context', null);
  const contextOf = async (request: FastifyRequest, reply?: FastifyReply) => {
    const requestFacts = {
      address: request.ip,
      company: namedCompany(request.headers[COMPANY_HEADER]),
      preview: previewedUser(request.headers[PREVIEW_HEADER]),
      userAgent: request.headers['user-agent'],
      cookies: request.headers.cookie,
      ...(reply && { setCookie: (cookie: string) => void reply.header('set-cookie', cookie) }),
    };
    const context = await Context.of(services, requestFacts, bearerToken(request.headers.authorization));
    request.context = context;
    if (request.headers[UNATTENDED_HEADER] === undefined) await context.recordSessionUse();
    return context;
  };
  const socketContextOf = (facts: RequestFacts, token: string | undefined) => Context.of(services, facts, token);

  nameRequests(app, tracing);
  handleErrors(app, metrics);
  addHeaders(app, headers);
  app.addHook('onSend', async (request, reply) => setRateLimitHeaders(reply, request.context?.bill?.cost));
  health.serve(app, {
    metrics,
    backlog: new Backlog(metrics.registry, {
      queues: queuesOf(rooms),
      roomGauges: gaugesOf(rooms),
      reads,
      log,
    }),
    token: config.metricsToken,
  });
  serveGraphQL(app, {
    apollo,
    executor,
    metrics,
    operations,
    allowance: services.allowance,
    contextOf,
    playground: pages?.playground,
  });
  serveRest(app, restRoutesOf(rooms), { executor, contextOf });
  serveDescriptions(app, {
    config,
    schema: executor.schema,
    areas: restAreasOf(rooms),
    pages,
    currentPrices,
  });
  serveSecurityContact(app, config);
  await serveWebhooks(app, services, webhooksOf(rooms));
  for (const room of rooms) room.serve?.(app, services, contextOf);
  await servePages(app, rooms, pages, { config, mailer, currentPrices, executor, operations, contextOf });
  const sockets = serveSockets(app.server, {
    executor,
    operations,
    live,
    metrics,
    log,
    tracing,
    publicUrl: config.publicUrl,
    memory: services.memory,
    limits: config.limits,
    initTimeoutMs: config.timeLimits.socketInit,
    addressOf: (request) => addressOf(request, config.proxies),
    contextOf: socketContextOf,
  });

  return {
    app,
    services,
    executor,
    async listen(finishStartUp = async () => undefined) {
      await Promise.all([live.start(), jobs.start(services), services.replica?.start(), warmUpPasswords()]);
      const url = await app.listen({ host: config.host, port: config.port });
      await finishStartUp(url);
      health.completeStartUp();
      return url;
    },
    async close() {
      // The health check reports unready first, so that the load balancer stops sending requests before the server
      // closes.
      health.startDraining();
      await pause(config.drainSeconds * 1_000);
      await sockets.close();
      await app.close();
      await jobs.stop();
      await live.stop();
      await apollo.stop();
      await services.allowance.sync();
      services.mailer.close();
      services.throttle.close();
      await closeDatabase();
      await tracing?.stop();
    },
  };
}

/** Some clients send the JSON content type with every request, so an empty body is not refused as broken JSON. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, body as string, done);
  });
}

/**
 * The caller's address of a socket upgrade, by the same rule that Fastify applies to requests. Only the entries that
 * our own proxies appended to X-Forwarded-For are trusted; a client can forge the entries further left.
 */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const forwarded = proxies ? (forwardedFor.at(-proxies) ?? forwardedFor[0]) : undefined;
  return forwarded ?? socket.remoteAddress ?? '';
}
