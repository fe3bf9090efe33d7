import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { AppError, extensionsOf, publicError } from '../errors.ts';
import { InvalidDocument } from './limits.ts';
import { playgroundPolicy, withPolicy } from '../operations/securityHeaders.ts';
import type { GraphQLRequest, Operations } from './operations.ts';

export const GRAPHQL_PATH = '/graphql';

interface GraphQLHttp {
  apollo: ApolloServer<Context>;
  operations: Operations;
  contextOf: (request: FastifyRequest) => Promise<Context>;
  /** The page for developers, where the client was built. */
  playground: string | undefined;
}

/** GraphQL over HTTP: every operation passes the same door before Apollo sees it. */
export function serveGraphQL(app: FastifyInstance, { apollo, operations, contextOf, playground }: GraphQLHttp): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const handler = fastifyApolloHandler(apollo, {
    context: async (request) => contexts.get(request)!,
  });

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await contextOf(request);
    contexts.set(request, context);
    try {
      const sent = sentRequest(request);
      const { text } = operations.admit(sent, context.caller);
      if (sent.query === undefined) rewrite(request, sent, text);
    } catch (error) {
      // What graphql-js says of a document, Apollo words as the standard wants it.
      if (error instanceof InvalidDocument) return;
      return sendGraphQLError(reply, error);
    }
  };

  // A browser that opens the address wants to look, not to ask.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.url !== GRAPHQL_PATH || !playground || !request.headers.accept?.includes('text/html')) return;
    return withPolicy(reply, playgroundPolicy).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(playground);
  });
  app.route({ method: ['GET', 'POST'], url: GRAPHQL_PATH, preHandler: admit, handler });
}

function sentRequest(request: FastifyRequest): GraphQLRequest {
  if (request.method === 'GET') {
    const { variables, ...query } = request.query as Record<string, unknown>;
    return { ...query, ...(variables !== undefined && { variables: parseJson(variables) }) };
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

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new AppError('BAD_REQUEST', 'Feltet »variables« er ikke gyldig JSON');
  }
}

export function sendGraphQLError(reply: FastifyReply, error: unknown): FastifyReply {
  const shown = publicError(error);
  return reply.code(shown.status).type('application/json; charset=utf-8')
    .send({ errors: [{ message: shown.message, extensions: extensionsOf(shown) }] });
}
