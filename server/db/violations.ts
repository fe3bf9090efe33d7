import { ForeignKeyConstraintViolationException, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { badInput, type FieldErrors } from '../errors.ts';

/** The unique rule that a write broke, by its name in the database. */
export function brokenUnique(error: unknown): string | undefined {
  return error instanceof UniqueConstraintViolationException ? nameOf(error) : undefined;
}

/** That one, or the row that was asked for and is gone. */
export function brokenRule(error: unknown): string | undefined {
  return error instanceof ForeignKeyConstraintViolationException ? nameOf(error) : brokenUnique(error);
}

/** What two people did at the same moment, told on the field it is about; anything else stays what it is. */
export function toldOnField(fields: Record<string, FieldErrors>) {
  return (error: unknown): never => {
    const rule = brokenRule(error);
    if (rule && fields[rule]) throw badInput(fields[rule]);
    throw error;
  };
}

const nameOf = (error: Error) =>
  (error as { constraint?: string }).constraint ?? /constraint "(\w+)"/.exec(error.message)?.[1];
