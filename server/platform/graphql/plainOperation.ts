import type { FastifyRequest } from 'fastify';
import { getOperationAST } from 'graphql';
import type { Context } from '../context.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Executor } from './executor.ts';
import { OperationRun } from './OperationRun.ts';
import type { AdmittedOperation, GraphQLRequest } from './operations.ts';

/** The values with which programs accept JSON. Apollo negotiates others. */
const acceptsOfJson = new Set<string | undefined>([undefined, '*/*', 'application/json']);

/**
 * Whether a request sends a persisted operation in the way that browsers do. Apollo, which takes a quarter of the time
 * of a small query, would only frame its result.
 */
export const needsNoApollo = ({ method, headers }: FastifyRequest, { query, extensions }: GraphQLRequest): boolean =>
  method === 'POST' &&
  query === undefined &&
  acceptsOfJson.has(headers.accept) &&
  (extensions === undefined || (isRecord(extensions) && !Object.hasOwn(extensions, 'persistedQuery')));

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Answers a plain operation as Apollo does. Undefined when it has errors, which Apollo then frames. */
export async function runPlain(
  { executor, metrics }: { executor: Executor; metrics: Metrics },
  { document, hash, operationName, variables }: AdmittedOperation,
  context: Context,
): Promise<string | undefined> {
  const run = new OperationRun(executor, { document, hash, operationName, variables, context });
  const result = await run.success();
  if (!result) return undefined;
  const { operation, name } = getOperationAST(document, operationName)!;
  metrics.observeOperation(operation, name?.value ?? null, performance.now() - run.startedAt, false);
  return `${JSON.stringify({ data: result.data, extensions: result.extensions })}\n`;
}
