import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { BaseLogger } from 'pino';
import type { Context } from '../context.ts';
import { AppError, extensionsOf, publicError, rootCause } from '../errors.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { admittedDocuments, admittedOperation } from './admittedOperation.ts';
import type { Executor } from './executor.ts';
import { OperationRun } from './OperationRun.ts';

/**
 * Creates and starts an Apollo Server that runs operations with the compiled executor. Apollo only frames requests and
 * answers; documents are admitted and validated before it sees them. The server lives as long as the process.
 */
export async function createApollo(
  executor: Executor,
  log: BaseLogger,
  metrics: Metrics,
): Promise<ApolloServer<Context>> {
  const apollo = new ApolloServer<Context>({
    gateway: finishedGateway(executor),
    plugins: [
      // The cache control plugin would wrap every field's resolver. The playground is served by http.ts.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      runOperations(executor),
      observe(log, metrics),
    ],
    formatError,
    introspection: true,
    persistedQueries: false,
    documentStore: admittedDocuments,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: { debug: () => undefined, info: () => undefined, warn: (m) => log.warn(m), error: (m) => log.error(m) },
  });
  await apollo.start();
  return apollo;
}

type Gateway = NonNullable<ConstructorParameters<typeof ApolloServer<Context>>[0]['gateway']>;

/**
 * Runs operations before Apollo would. For each call of a gateway, Apollo makes an object with accessors, and the
 * hidden class that V8 creates for them keeps the whole request in memory until the next full collection. So only
 * results with errors go through the gateway, from which Apollo takes the errors and the status.
 */
const runOperations = (executor: Executor): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async responseForOperation({ request: { variables }, contextValue: context }) {
        if (OperationRun.failedOf(context)) return null;
        const { document, hash, operationName } = admittedOperation.getStore()!;
        const run = new OperationRun(executor, { document, hash, operationName, variables, context });
        const result = await run.success();
        return result
          ? { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: result as never } }
          : null;
      },
    };
  },
});

function finishedGateway({ schema }: Executor): Gateway {
  return {
    load: async () => ({
      schema,
      executor: ({ context }) => OperationRun.failedOf(context as Context)!.result.catch(withStatus) as never,
    }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

/** Apollo answers 500 when the executor rejects, unless the error carries an HTTP status of its own. */
function withStatus(error: unknown): never {
  const { message, status, retryAfter } = publicError(error);
  const headers = new HeaderMap();
  if (retryAfter) headers.set('retry-after', String(retryAfter));
  throw new GraphQLError(message, { originalError: error as Error, extensions: { http: { status, headers } } });
}

/** Keeps Apollo's path and locations; code, message and fields come from `publicError`, which masks internal errors. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const shown = publicError(withApolloCode(formatted, error));
  const { path, locations } = formatted;
  return {
    message: shown.message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: extensionsOf(shown),
  };
}

/** Apollo sets its own code for a malformed request on the formatted error only, so the code is copied from there. */
function withApolloCode(formatted: GraphQLFormattedError, error: unknown): unknown {
  if (!(error instanceof GraphQLError) || error.path || rootCause(error) instanceof AppError) return error;
  return new GraphQLError(error.message, { extensions: { ...formatted.extensions } });
}

function observe(log: BaseLogger, metrics: Metrics): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue }) {
      const started = OperationRun.failedOf(contextValue)?.startedAt ?? performance.now();
      return {
        async didEncounterErrors({ errors, operationName }) {
          const causes = new Set<unknown>();
          for (const error of errors) {
            if (publicError(withApolloCode(error.toJSON(), error)).code !== 'INTERNAL') continue;
            // One failed statement may fail a hundred fields; its cause is logged once.
            if (causes.has(rootCause(error))) continue;
            causes.add(rootCause(error));
            log.error({ err: error.originalError ?? error, operationName }, 'operation failed');
          }
        },
        async willSendResponse({ operation, operationName, errors }) {
          metrics.observeOperation(
            operation?.operation ?? 'invalid',
            operationName,
            performance.now() - started,
            Boolean(errors?.length),
          );
        },
      };
    },
  };
}
