import { ForeignKeyConstraintViolationException, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { badInput } from '../errors.ts';

/** The name of the unique constraint that a write violated; undefined for any other error. */
export function violatedUniqueConstraint(error: unknown): string | undefined {
  return error instanceof UniqueConstraintViolationException ? nameOf(error) : undefined;
}

/** The name of the unique or foreign key constraint that a write violated; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof ForeignKeyConstraintViolationException ? nameOf(error) : violatedUniqueConstraint(error);
}

/**
 * Creates an error handler that turns the violation of a constraint into BAD_USER_INPUT on the field in `fields`, by
 * the constraint's name. It rethrows any other error. Needed where two people may save the same value at the same
 * moment.
 */
export function rethrowAsFieldError(fields: Record<string, Record<string, string>>) {
  return (error: unknown): never => {
    const constraint = violatedConstraint(error);
    const isForeignKey = error instanceof ForeignKeyConstraintViolationException;
    if (constraint && fields[constraint]) throw badInput(fields[constraint], isForeignKey ? 'NOT_FOUND' : 'TAKEN');
    throw error;
  };
}

const nameOf = (error: Error) =>
  (error as { constraint?: string }).constraint ?? /constraint "(\w+)"/.exec(error.message)?.[1];
