import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, parse, type DocumentNode } from 'graphql';
import type { Context } from '../context.ts';
import { AppError, publicError, rootCause, type FieldError } from '../errors.ts';
import { chargeOperation } from '../graphql/Bill.ts';
import type { Executor } from '../graphql/executor.ts';
import { callerCheck } from '../graphql/guardOperations.ts';
import { checkInputs } from '../graphql/limits.ts';
import { holdsShownOnce } from '../graphql/shownOnce.ts';
import { parseInput } from '../graphql/validation.ts';
import { InvalidVariablesError, mistypedField, type Variables } from '../graphql/variables.ts';
import type { KeyedCall } from '../idempotency/Idempotency.ts';
import { trackUnreadAnswer, type UnreadAnswer } from '../rateLimit/unreadAnswer.ts';
import { answerOf } from './answer.ts';
import { bodyNames, withBodyNames, type BodyNames } from './bodyNames.ts';
import { createPageReader } from './pageReader.ts';
import { readList } from './readList.ts';
import { readVariables, requestFieldsOf } from './requestFields.ts';
import type { RestRequest, RestRoute } from './RestRoute.ts';
import { storedValuesIn } from './storedValues.ts';

interface Rest {
  executor: Executor;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
}

/**
 * Serves the REST calls. Each call runs its GraphQL document in this process, with the caller's rights, limits and
 * allowance. A POST request with an `Idempotency-Key` header runs once, and a repetition gets the stored answer. Errors
 * are answered with their public code and with the names of fields as the caller sent them.
 */
export function serveRest(app: FastifyInstance, routes: RestRoute[], { executor, contextOf }: Rest): void {
  for (const route of routes) {
    const document = parse(route.document);
    const fields = requestFieldsOf(route, document, executor.schema);
    const names = bodyNames(fields);
    const answer = answerOf(route.answer);
    const assertMayRun = callerCheck(executor.schema, document);
    const toStoredValues = storedValuesIn(document, executor.schema);
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        try {
          const context = await contextOf(request, reply);
          context.request.isRest = true;
          assertMayRun(context);
          const execute = async (variables: Variables) =>
            toStoredValues(await runDocument(executor, route, document, variables, context));
          const charge = (variables: Variables) => chargeOperation(context, executor.schema, { document, variables });
          const chargeAndExecute = (variables: Variables) => {
            charge(variables);
            return execute(variables);
          };
          const sent = readRequest(request);
          const variables = readVariables(fields, sent);
          if (route.form) parseInput(route.form, variables.input);
          const call = keyedCallOf(request, context);
          if (call) {
            // A repetition is charged as well, although it is answered without executing the document again.
            charge(variables);
            return await sendIdempotent(
              context,
              call,
              async () => {
                const data = await execute(variables);
                const isShownOnce = holdsShownOnce(executor.schema, document, getOperationAST(document)!, data);
                return { built: answer.build(data), isShownOnce };
              },
              reply,
              names,
            );
          }
          const unread = trackUnreadAnswer(reply, context);
          const data = route.connection
            ? await readList(
                route,
                createPageReader(route, route.connection, (page) => chargeAndExecute({ ...variables, ...page })),
                {
                  answer,
                  query: sent.query,
                  request,
                  reply,
                  unread,
                  maxBytes: context.services.config.limits.answerBytes,
                },
              )
            : answer.build(await chargeAndExecute(variables));
          return await sendJson(reply, data, unread);
        } catch (error) {
          return sendRestError(reply, error, names);
        }
      },
    });
  }
}

async function sendJson(reply: FastifyReply, data: unknown, unread: UnreadAnswer): Promise<FastifyReply> {
  const body = JSON.stringify({ data });
  unread.add(Buffer.byteLength(body));
  unread.send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Answers an error in the format of the REST API. `names` has the caller's names of the variables. */
export function sendRestError(reply: FastifyReply, error: unknown, names?: BodyNames): FastifyReply {
  const { status, body, retryAfter } = restError(reply, error, names);
  if (retryAfter) void reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
}

function restError({ log }: FastifyReply, error: unknown, names: BodyNames = new Map()) {
  const cause = error instanceof InvalidVariablesError ? toFieldErrors(error) : rootCause(error);
  const { code, status, message, fields, fieldErrors, retryAfter, secondFactor, approvalId } = publicError(
    cause instanceof AppError ? withBodyNames(cause, names) : error,
  );
  if (code === 'INTERNAL') log.error({ err: rootCause(error) }, 'request failed');
  const data = {
    ...(fields && { fields, fieldErrors }),
    ...(secondFactor && { secondFactor }),
    ...(approvalId && { approvalId }),
  };
  return { code, status, retryAfter, body: { status, message, code, ...(Object.keys(data).length > 0 && { data }) } };
}

/** The call that an idempotency key identifies; undefined for requests without a key. */
function keyedCallOf(
  { method, url, body, headers }: FastifyRequest,
  { caller, request }: Context,
): KeyedCall | undefined {
  const key = headers['idempotency-key'];
  if (method !== 'POST' || typeof key !== 'string') return undefined;
  return { caller, request, key, content: { url, body: body ?? null } };
}

async function sendIdempotent(
  context: Context,
  call: KeyedCall,
  produce: () => Promise<{ built: unknown; isShownOnce: boolean }>,
  reply: FastifyReply,
  names: BodyNames,
): Promise<FastifyReply> {
  const { status, body, isRepeat } = await context.services.idempotency.runOnce(call, async () => {
    try {
      const { built, isShownOnce } = await produce();
      return { status: 200, body: JSON.stringify({ data: built }), codes: [], isShownOnce };
    } catch (error) {
      const { status, body, code, retryAfter } = restError(reply, error, names);
      if (retryAfter) void reply.header('retry-after', retryAfter);
      return { status, body: JSON.stringify(body), codes: [code] };
    }
  });
  if (isRepeat) void reply.header('idempotent-replayed', 'true');
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

async function runDocument(
  executor: Executor,
  route: RestRoute,
  document: DocumentNode,
  variables: Variables,
  context: Context,
): Promise<unknown> {
  const result = await executor.execute({ document, hash: `${route.method} ${route.path}`, variables, context });
  const [error] = result.errors ?? [];
  if (error) throw error;
  return result.data;
}

/** Reports invalid variables by field, because a REST caller knows the fields of the body but no variables. */
function toFieldErrors({ problems }: InvalidVariablesError): AppError {
  const fields = problems.map(({ path, isMissing }): [string, FieldError] => [
    path.findLast((key) => typeof key === 'string')!,
    mistypedField(isMissing),
  ]);
  return new AppError('BAD_USER_INPUT', 'Felter mangler eller har en forkert type', Object.fromEntries(fields));
}

/** Throws BAD_REQUEST when the body is not a JSON object, and the errors of `checkInputs`. */
function readRequest({ body, params, query, headers }: FastifyRequest): RestRequest {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw new AppError('BAD_REQUEST', 'Indholdet skal være et JSON-objekt');
  }
  checkInputs({ body, params, query });
  const key = headers['idempotency-key'];
  return {
    body: (body ?? {}) as RestRequest['body'],
    params: params as Record<string, string>,
    query: query as Record<string, string>,
    idempotencyKey: typeof key === 'string' && key ? key : randomUUID(),
  };
}
