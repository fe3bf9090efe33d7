import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { BaseLogger } from 'pino';
import type { Context } from '../context.ts';
import { AppError, extensionsOf, publicError, rootCause } from '../errors.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Executor } from './executor.ts';

/** Apollo Server around the compiled executor. */
export async function createApollo(
  executor: Executor,
  log: BaseLogger,
  metrics: Metrics,
): Promise<ApolloServer<Context>> {
  const apollo = new ApolloServer<Context>({
    gateway: compiledGateway(executor),
    plugins: [
      // Cache control wraps every field, and the playground is served by ourselves.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      observe(log, metrics),
    ],
    formatError,
    introspection: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: { debug: () => undefined, info: () => undefined, warn: (m) => log.warn(m), error: (m) => log.error(m) },
  });
  await apollo.start();
  return apollo;
}

type Gateway = NonNullable<ConstructorParameters<typeof ApolloServer<Context>>[0]['gateway']>;

function compiledGateway(executor: Executor): Gateway {
  return {
    load: async () => ({
      schema: executor.schema,
      executor: ({ document, queryHash, operationName, request, context }) =>
        executor
          .execute({
            document,
            hash: queryHash,
            operationName,
            variables: request.variables,
            context: context as Context,
          })
          .catch(withStatus) as never,
    }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: executor.schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

/** Without a status of its own, Apollo answers 500 when an operation is refused or given up as a whole. */
function withStatus(error: unknown): never {
  const { message, status, retryAfter } = publicError(error);
  const headers = new HeaderMap();
  if (retryAfter) headers.set('retry-after', String(retryAfter));
  throw new GraphQLError(message, { originalError: error as Error, extensions: { http: { status, headers } } });
}

/** Apollo's formatted error keeps path and locations; the rest is what a stranger may see. */
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

/** What is wrong with the request itself carries Apollo's own code on the formatted error alone. */
function withApolloCode(formatted: GraphQLFormattedError, error: unknown): unknown {
  if (!(error instanceof GraphQLError) || error.path || rootCause(error) instanceof AppError) return error;
  return new GraphQLError(error.message, { extensions: { ...formatted.extensions } });
}

function observe(log: BaseLogger, metrics: Metrics): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      const started = performance.now();
      return {
        async didEncounterErrors({ errors, contextValue, operationName }) {
          const causes = new Set<unknown>();
          for (const error of errors) {
            if (publicError(withApolloCode(error.toJSON(), error)).code !== 'INTERNAL') continue;
            // One statement that fails may fail a hundred fields.
            if (causes.has(rootCause(error))) continue;
            causes.add(rootCause(error));
            log.error(
              { err: error.originalError ?? error, requestId: contextValue.request.requestId, operationName },
              'an operation failed',
            );
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
