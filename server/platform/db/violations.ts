import { badInput } from '../errors.ts';

// The codes of PostgreSQL, which errors of statements have, and errors of the ORM as well.
const UNIQUE = '23505';
const FOREIGN_KEY = '23503';

const violates = (error: unknown, code: string): error is { constraint: string } =>
  error instanceof Error && 'code' in error && error.code === code && 'constraint' in error;

/** The name of the unique constraint that a write violated; undefined for any other error. */
export const violatedUniqueConstraint = (error: unknown): string | undefined =>
  violates(error, UNIQUE) ? error.constraint : undefined;

/** The name of the unique or foreign key constraint that a write violated; undefined for any other error. */
export const violatedConstraint = (error: unknown): string | undefined =>
  violates(error, FOREIGN_KEY) ? error.constraint : violatedUniqueConstraint(error);

/**
 * Creates an error handler that turns the violation of a constraint into BAD_USER_INPUT on the field in `fields`, by
 * the constraint's name. It rethrows any other error. Needed where two people may save the same value at the same
 * moment.
 */
export function rethrowAsFieldError(fields: Record<string, Record<string, string>>) {
  return (error: unknown): never => {
    const constraint = violatedConstraint(error);
    const field = constraint && fields[constraint];
    if (field) throw badInput(field, violates(error, FOREIGN_KEY) ? 'NOT_FOUND' : 'TAKEN');
    throw error;
  };
}
