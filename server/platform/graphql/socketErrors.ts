import { GraphQLError, type ExecutionResult } from 'graphql';
import { extensionsOf, publicError } from '../errors.ts';
import { InvalidDocumentError } from './limits.ts';
import { InvalidVariablesError } from './variables.ts';

/** The result of an operation that failed as a whole. The error is made public when the result is sent. */
export const failedResult = (error: unknown): ExecutionResult => ({
  data: null,
  errors: [new GraphQLError('', { originalError: error as Error })],
});

/** The errors of an operation that is refused before it runs. */
export function refusalErrors(error: unknown): GraphQLError[] {
  if (error instanceof InvalidDocumentError) return [...error.errors];
  // The errors stay wrapped here; `publicCopy` makes them public when they are sent.
  const errors = error instanceof InvalidVariablesError ? error.errors : [error as Error];
  return errors.map((originalError) => new GraphQLError('', { originalError }));
}

/** The error as the client may see it. */
export function publicCopy(error: unknown): GraphQLError {
  const shown = publicError(error);
  const path = error instanceof GraphQLError ? error.path : undefined;
  return new GraphQLError(shown.message, { path, extensions: extensionsOf(shown) });
}
