import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST } from 'graphql';
import type { Context } from '../context.ts';
import { AppError, extensionsOf, publicError, type ErrorCode } from '../errors.ts';
import { callerName, isErrorCode, type KeyedCall } from '../idempotency/Idempotency.ts';
import { InvalidDocument } from './limits.ts';
import { playgroundPolicy, withPolicy } from '../operations/securityHeaders.ts';
import { unreadAnswer } from '../rateLimit/unreadAnswer.ts';
import { charge, type Bill } from '../rateLimit/Bill.ts';
import { InvalidVariables } from './variables.ts';
import type { AdmittedOperation, GraphQLRequest, Operations } from './operations.ts';

export const GRAPHQL_PATH = '/graphql';

interface GraphQLHttp {
  apollo: ApolloServer<Context>;
  operations: Operations;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** The page for developers, where the client was built. */
  playground: string | undefined;
}

/** GraphQL over HTTP: every operation passes the same door before Apollo sees it. */
export function serveGraphQL(app: FastifyInstance, { apollo, operations, contextOf, playground }: GraphQLHttp): void {
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  const apolloHandler = fastifyApolloHandler(apollo, {
    context: async (request) => admitted.get(request)!.context,
  });

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await contextOf(request, reply);
    const here: Admitted = { context };
    admitted.set(request, here);
    try {
      const sent = sentRequest(request);
      const operation = operations.admit(sent, context.caller);
      charge(context, operations.schema, operation);
      here.tellsCost = asksForCost(sent);
      here.repeatable = repeatable(request, context, operation);
      if (sent.query === undefined) rewrite(request, sent, operation.text);
    } catch (error) {
      // What graphql-js says of a document, Apollo words as the standard wants it.
      if (error instanceof InvalidDocument) return;
      return sendGraphQLError(reply, error);
    }
  };

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { context, tellsCost, repeatable: call } = admitted.get(request)!;
    const ask = () => apolloHandler.call(app, request, reply) as Promise<string>;
    const answer = (body: string) => {
      const told = tellsCost && context.bill ? costTold(body, context.bill) : body;
      const unread = unreadAnswer(reply, context);
      unread.add(Buffer.byteLength(told));
      unread.send();
      return told;
    };
    try {
      if (!call) return answer(await ask());
      const { status, body, isRepeat } = await context.services.idempotency.once(call, async () => {
        const body = await ask();
        return { status: reply.statusCode, body, codes: codesIn(body) };
      });
      if (isRepeat)
        void reply.code(status).header('idempotent-replayed', 'true').type('application/json; charset=utf-8');
      return answer(body);
    } catch (error) {
      return sendGraphQLError(reply, error);
    }
  };

  // A browser that opens the address wants to look, not to ask.
  app.addHook('onRequest', async (request, reply) => {
    if (
      request.method !== 'GET' ||
      request.url !== GRAPHQL_PATH ||
      !playground ||
      !request.headers.accept?.includes('text/html')
    )
      return;
    return withPolicy(reply, playgroundPolicy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(playground);
  });
  app.route({ method: ['GET', 'POST'], url: GRAPHQL_PATH, preHandler: admit, handler });
}

interface Admitted {
  context: Context;
  tellsCost?: boolean;
  repeatable?: KeyedCall | undefined;
}

/** A mutation whose sender may send it again. Whatever else comes with a key is answered anew each time. */
function repeatable(
  { headers }: FastifyRequest,
  { caller, request }: Context,
  { document, operationName, hash, variables }: AdmittedOperation,
): KeyedCall | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || getOperationAST(document, operationName)?.operation !== 'mutation') return undefined;
  return {
    caller: callerName(caller, request),
    key,
    content: { hash, operationName: operationName ?? null, variables },
  };
}

const asksForCost = ({ extensions }: GraphQLRequest) =>
  (extensions as { cost?: unknown } | null | undefined)?.cost === true;

function costTold(body: string, { cost }: Bill): string {
  const answer = JSON.parse(body) as { extensions?: object };
  return JSON.stringify({ ...answer, extensions: { ...answer.extensions, cost } });
}

function codesIn(body: string): ErrorCode[] {
  const { errors = [] } = JSON.parse(body) as { errors?: { extensions?: { code?: unknown } }[] };
  return errors.map(({ extensions }) => (isErrorCode(extensions?.code) ? extensions.code : 'INTERNAL'));
}

function sentRequest(request: FastifyRequest): GraphQLRequest {
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

function rewrite(request: FastifyRequest, sent: GraphQLRequest, query: string): void {
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

export function sendGraphQLError(reply: FastifyReply, error: unknown): FastifyReply {
  const shown = publicError(error);
  if (shown.retryAfter) void reply.header('retry-after', shown.retryAfter);
  const errors = error instanceof InvalidVariables ? error.errors.map(publicError) : [shown];
  return reply
    .code(shown.status)
    .type('application/json; charset=utf-8')
    .send({ errors: errors.map((each) => ({ message: each.message, extensions: extensionsOf(each) })) });
}
