import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse, type DocumentNode } from 'graphql';
import type { Context } from '../context.ts';
import { AppError, publicError, rootCause } from '../errors.ts';
import type { Executor } from '../graphql/executor.ts';
import { checkListInputs } from '../graphql/limits.ts';
import { callerName, type KeyedCall } from '../idempotency/Idempotency.ts';
import { charge } from '../rateLimit/Bill.ts';
import { listOf } from './listOf.ts';
import type { Json, RestRequest, RestRoute } from './RestRoute.ts';

interface Rest {
  executor: Executor;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
}

/** Runs each row's document in this process. */
export function serveRest(app: FastifyInstance, routes: RestRoute[], { executor, contextOf }: Rest): void {
  for (const route of routes) {
    const document = parse(route.document);
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        try {
          const context = await contextOf(request, reply);
          if (!route.isPublic) void context.viewer;
          const ask = (variables: Json) => runDocument(executor, route, document, variables, context);
          const pay = (variables: Json) => charge(context, executor.schema, { document, variables });
          const run = (variables: Json) => {
            pay(variables);
            return ask(variables);
          };
          const sent = sentRequest(request);
          const variables = onlyWhatIsThere(route.variables?.(sent) ?? {});
          const call = repeatable(request, context);
          if (call) {
            pay(variables);
            return await sendOnce(context, call, async () => route.pick(await ask(variables)), reply);
          }
          const data = route.connection
            ? await listOf(route, (page) => run({ ...variables, ...page }), sent.query, request, reply)
            : route.pick(await run(variables));
          return await reply.send({ data });
        } catch (error) {
          return sendRestError(reply, error);
        }
      },
    });
  }
}

export function sendRestError(reply: FastifyReply, error: unknown): FastifyReply {
  const { status, body, retryAfter } = restError(reply, error);
  if (retryAfter) void reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
}

function restError({ log }: FastifyReply, error: unknown) {
  const { code, status, message, fields, retryAfter } = publicError(error);
  if (code === 'INTERNAL') log.error({ err: rootCause(error) }, 'a request failed');
  return { code, status, retryAfter, body: { status, message, code, ...(fields && { data: { fields } }) } };
}

/** A call whose sender may send it again. */
function repeatable({ method, url, body, headers }: FastifyRequest, { caller, request }: Context): KeyedCall | undefined {
  const key = headers['idempotency-key'];
  if (method !== 'POST' || typeof key !== 'string') return undefined;
  return { caller: callerName(caller, request), key, content: { url, body: body ?? null } };
}

async function sendOnce(context: Context, call: KeyedCall, produce: () => Promise<unknown>, reply: FastifyReply): Promise<FastifyReply> {
  const { status, body, isRepeat } = await context.services.idempotency.once(call, async () => {
    try {
      return { status: 200, body: JSON.stringify({ data: await produce() }), codes: [] };
    } catch (error) {
      const { status, body, code, retryAfter } = restError(reply, error);
      if (retryAfter) void reply.header('retry-after', retryAfter);
      return { status, body: JSON.stringify(body), codes: [code] };
    }
  });
  if (isRepeat) void reply.header('idempotent-replayed', 'true');
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** A name that was not sent is not null: that would empty what an edit keeps. */
const onlyWhatIsThere = (variables: Json): Json => JSON.parse(JSON.stringify(variables)) as Json;

async function runDocument(executor: Executor, route: RestRoute, document: DocumentNode, variables: Json, context: Context): Promise<Json> {
  checkListInputs(variables);
  const result = await executor.execute({ document, hash: `${route.method} ${route.path}`, variables, context });
  const [error] = result.errors ?? [];
  if (error) throw error.path ? error : new AppError('BAD_USER_INPUT', 'Felter mangler eller har en forkert type', misfits(result.errors!));
  return result.data as Json;
}

/** The fields that GraphQL's own check of the variables complains of, which it names in its text alone. */
function misfits(errors: readonly { message: string }[]): Record<string, string> {
  const names = errors.map(({ message }) => /Field "(\w+)" of required/.exec(message)?.[1] ?? /at "input\.([\w.]+)"/.exec(message)?.[1] ?? /^Variable "\$(\w+)"/.exec(message)?.[1] ?? '');
  return Object.fromEntries(names.filter(Boolean).map((name) => [name.split('.').at(-1)!, 'Mangler eller har en forkert type']));
}

function sentRequest({ body, params, query, headers }: FastifyRequest): RestRequest {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw new AppError('BAD_REQUEST', 'Indholdet skal være et JSON-objekt');
  }
  const key = headers['idempotency-key'];
  return {
    body: (body ?? {}) as Json, params: params as Record<string, string>, query: query as Record<string, string>,
    idempotencyKey: typeof key === 'string' && key ? key : randomUUID(),
  };
}
