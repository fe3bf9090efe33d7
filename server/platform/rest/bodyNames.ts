import { AppError } from '../errors.ts';
import type { RequestField } from './requestFields.ts';

/** The names of the body's fields, by the name of the variable, or field of an input, that receives the field. */
export type BodyNames = ReadonlyMap<string | undefined, string>;

export const bodyNames = (fields: RequestField[]): BodyNames =>
  new Map(fields.filter(({ part }) => part === 'body').map(({ variable, name }) => [variable.at(-1), name]));

/** Returns a copy of the error whose fields have the names that the caller sent. */
export function withBodyNames(error: AppError, names: BodyNames): AppError {
  if (!error.fields) return error;
  const fields = Object.entries(error.fields).map(([path, error]) => {
    const last = path.split('.').at(-1)!;
    return [names.get(last) ?? last, error] as const;
  });
  const renamed = new AppError(error.code, error.message, Object.fromEntries(fields), { cause: error });
  return Object.assign(renamed, {
    retryAfter: error.retryAfter,
    secondFactor: error.secondFactor,
    approvalId: error.approvalId,
  });
}
