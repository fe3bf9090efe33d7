import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, type GraphQLSchema } from 'graphql';
import { COMPANY_HEADER } from '../../../domain/basics/actingCompany.ts';
import { assertMayCall } from '../access/Access.ts';
import { namedCompany } from '../access/namedCompany.ts';
import { bearerToken } from '../access/tokens.ts';
import type { Context } from '../context.ts';
import { AppError, extensionsOf, publicError, type ErrorCode } from '../errors.ts';
import { isErrorCode, type KeyedCall } from '../idempotency/Idempotency.ts';
import type { Allowance } from '../rateLimit/Allowance.ts';
import { trackUnreadAnswer } from '../rateLimit/unreadAnswer.ts';
import { contentSecurityPolicyOfPlayground, withContentSecurityPolicy } from '../securityHeaders.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { admittedOperation } from './admittedOperation.ts';
import { formatError } from './apollo.ts';
import { chargeOperation, costOfDocument, setRateLimitHeaders, type Bill } from './Bill.ts';
import type { Executor } from './executor.ts';
import { calledOperations } from './guardOperations.ts';
import { InvalidDocumentError } from './limits.ts';
import type { AdmittedOperation, GraphQLRequest, Operations } from './operations.ts';
import { needsNoApollo, runPlain } from './plainOperation.ts';
import { holdsShownOnce } from './shownOnce.ts';
import { InvalidVariablesError } from './variables.ts';

export const GRAPHQL_PATH = '/graphql';

interface GraphQLHttp {
  executor: Executor;
  metrics: Metrics;
  apollo: ApolloServer<Context>;
  operations: Operations;
  allowance: Allowance;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** HTML of the playground; undefined when the client has not been built. */
  playground: string | undefined;
}

/**
 * Serves GraphQL over HTTP, and the playground to browsers that open the address. Each operation is admitted and
 * charged before Apollo sees the request. A plain operation without errors, as browsers send, is answered without
 * Apollo. A mutation with an `Idempotency-Key` header runs once, and a repetition gets the stored answer. All errors
 * are answered as GraphQL errors.
 */
export function serveGraphQL(
  app: FastifyInstance,
  { apollo, executor, metrics, operations, allowance, contextOf, playground }: GraphQLHttp,
): void {
  app.decorateRequest('admitted', null);
  const apolloHandler = fastifyApolloHandler(apollo, {
    context: async (request) => request.context!,
  });

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const admittedRequest: AdmittedRequest = {};
    request.admitted = admittedRequest;
    const token = bearerToken(request.headers.authorization);
    try {
      const sent = readRequest(request);
      if (token) refuseSpent(token, request, sent.query, reply);
      const context = await contextOf(request, reply);
      const operation = operations.admit(sent, context);
      assertNoSubscription(operation);
      chargeOperation(context, operations.schema, operation);
      admittedRequest.operation = operation;
      admittedRequest.skipsApollo = needsNoApollo(request, sent);
      admittedRequest.includesCost = requestsCost(sent);
      admittedRequest.keyedCall = keyedCallOf(request, context, operations.schema, operation);
      if (sent.query === undefined) setQuery(request, sent, operation.text);
    } catch (error) {
      const viewer = request.context?.caller.viewer;
      if (token && viewer && isRateLimited(error)) allowance.rememberRefused(token, companyOf(request), viewer);
      if (!(error instanceof InvalidDocumentError)) return sendGraphQLError(reply, error);
      metrics.observeOperation('invalid', null, reply.elapsedTime, true);
      return sendInvalidDocument(request, reply, error);
    }
  };

  /** Refuses a document before the database is asked who sends it, when its token is known to have spent its points. */
  const refuseSpent = (token: string, request: FastifyRequest, text: unknown, reply: FastifyReply) => {
    const status = allowance.statusOfRefused(token, companyOf(request));
    if (!status || !operations.isNewDocument(text)) return;
    if (status.remaining >= costOfDocument(allowance, text)) return;
    setRateLimitHeaders(reply, status);
    throw allowance.refusal(status);
  };

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = request.context!;
    const { operation, skipsApollo, includesCost, keyedCall } = request.admitted!;
    const run = async () => {
      const body = skipsApollo ? await runPlain({ executor, metrics }, operation!, context) : undefined;
      if (body === undefined)
        return admittedOperation.run(operation!, () => apolloHandler.call(app, request, reply) as Promise<string>);
      void reply.type('application/json; charset=utf-8');
      return body;
    };
    const answer = (result: string) => {
      const body = includesCost && context.bill ? withCost(result, context.bill) : result;
      const unread = trackUnreadAnswer(reply, context);
      unread.add(Buffer.byteLength(body));
      unread.send();
      return body;
    };
    try {
      if (!keyedCall) return answer(await run());
      const { status, body, isRepeat } = await context.services.idempotency.runOnce(keyedCall, async () => {
        const body = await run();
        return { status: reply.statusCode, body, ...outcomeOf(executor.schema, operation!, body) };
      });
      if (isRepeat)
        void reply.code(status).header('idempotent-replayed', 'true').type('application/json; charset=utf-8');
      return answer(body);
    } catch (error) {
      return sendGraphQLError(reply, error);
    }
  };

  // A browser that opens the address gets the playground. A GET request with a query has another URL.
  app.addHook('onRequest', async (request, reply) => {
    if (
      request.method !== 'GET' ||
      request.url !== GRAPHQL_PATH ||
      !playground ||
      !request.headers.accept?.includes('text/html')
    )
      return;
    return withContentSecurityPolicy(reply, contentSecurityPolicyOfPlayground)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(playground);
  });
  app.route({ method: ['GET', 'POST'], url: GRAPHQL_PATH, preHandler: admit, handler });
}

declare module 'fastify' {
  interface FastifyRequest {
    admitted: AdmittedRequest | null;
  }
}

/** Throws BAD_REQUEST for a subscription, which has no answer over HTTP. */
function assertNoSubscription({ document, operationName }: AdmittedOperation): void {
  if (getOperationAST(document, operationName)?.operation === 'subscription')
    throw new AppError('BAD_REQUEST', 'Et abonnement (subscription) kan kun startes over WebSocket');
}

interface AdmittedRequest {
  operation?: AdmittedOperation;
  /** Whether the operation is answered without Apollo. */
  skipsApollo?: boolean;
  includesCost?: boolean;
  keyedCall?: KeyedCall | undefined;
}

/**
 * The call that an idempotency key identifies. Only mutations have one; queries run again each time. Throws the refusal
 * of a mutation that the caller may not call now, since a stored answer would be returned without calling it.
 */
function keyedCallOf(
  { headers }: FastifyRequest,
  { caller, request }: Context,
  schema: GraphQLSchema,
  { document, operationName, hash, variables }: AdmittedOperation,
): KeyedCall | undefined {
  const key = headers['idempotency-key'];
  const operation = getOperationAST(document, operationName);
  if (typeof key !== 'string' || operation?.operation !== 'mutation') return undefined;
  for (const called of calledOperations(schema, document, operation)) if (called) assertMayCall(caller, called);
  return {
    caller,
    request,
    key,
    content: { hash, operationName: operationName ?? null, variables },
  };
}

const companyOf = ({ headers }: FastifyRequest) => namedCompany(headers[COMPANY_HEADER]);

const isRateLimited = (error: unknown) => error instanceof AppError && error.code === 'RATE_LIMITED';

const requestsCost = ({ extensions }: GraphQLRequest) =>
  (extensions as { cost?: unknown } | null | undefined)?.cost === true;

function withCost(body: string, { cost }: Bill): string {
  const answer = JSON.parse(body) as { extensions?: object };
  return JSON.stringify({ ...answer, extensions: { ...answer.extensions, cost } });
}

/** What decides whether the answer to a call with an idempotency key is stored. */
function outcomeOf(schema: GraphQLSchema, { document, operationName }: AdmittedOperation, body: string) {
  const { data, errors = [] } = JSON.parse(body) as {
    data?: unknown;
    errors?: { extensions?: { code?: unknown } }[];
  };
  return {
    codes: errors.map(({ extensions }): ErrorCode => (isErrorCode(extensions?.code) ? extensions.code : 'INTERNAL')),
    isShownOnce: holdsShownOnce(schema, document, getOperationAST(document, operationName)!, data),
  };
}

/** The GraphQL request in a query string or body; throws BAD_REQUEST when that is malformed. */
function readRequest(request: FastifyRequest): GraphQLRequest {
  if (request.method === 'GET') {
    const { variables, extensions, ...query } = request.query as Record<string, unknown>;
    return {
      ...query,
      ...(variables !== undefined && { variables: parseJson('variables', variables) }),
      ...(extensions !== undefined && { extensions: parseJson('extensions', extensions) }),
    };
  }
  const { body } = request;
  if (Array.isArray(body)) throw new AppError('BAD_REQUEST', 'Send én operation ad gangen');
  if (!body || typeof body !== 'object') throw new AppError('BAD_REQUEST', 'Indholdet skal være et JSON-objekt');
  return body;
}

/** Apollo needs the text of a persisted operation, of which the client sent only the id. */
function setQuery(request: FastifyRequest, sent: GraphQLRequest, query: string): void {
  if (request.method === 'GET') Object.assign(request.query as object, { query });
  else Object.assign(sent, { query });
}

function parseJson(name: string, text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new AppError('BAD_REQUEST', `Feltet »${name}« er ikke gyldig JSON`);
  }
}

/**
 * Answers the errors of a document in the media type that the client prefers. Apollo is not asked, because it would
 * parse and validate the document again.
 */
function sendInvalidDocument({ headers }: FastifyRequest, reply: FastifyReply, { errors }: InvalidDocumentError) {
  const types = /application\/(?:graphql-response\+)?json/.exec(headers.accept ?? '') ?? ['application/json'];
  return reply
    .code(400)
    .type(`${types[0]}; charset=utf-8`)
    .send(JSON.stringify({ errors: errors.map((error) => formatError(error.toJSON(), error)) }));
}

/** Answers an error in GraphQL's format, with the HTTP status of its code. Unknown errors are masked. */
export function sendGraphQLError(reply: FastifyReply, error: unknown): FastifyReply {
  const shown = publicError(error);
  if (shown.retryAfter) void reply.header('retry-after', shown.retryAfter);
  const errors = error instanceof InvalidVariablesError ? error.errors.map(publicError) : [shown];
  return reply
    .code(shown.status)
    .type('application/json; charset=utf-8')
    .send({ errors: errors.map((each) => ({ message: each.message, extensions: extensionsOf(each) })) });
}
