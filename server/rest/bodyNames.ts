import { AppError } from '../errors.ts';
import { createRecordingRequest } from './describeRequest.ts';
import type { RestRoute } from './RestRoute.ts';

/** The names of the body's fields, by the path within the input of the variable that receives the field. */
export function bodyNames(route: RestRoute): Map<string, string> {
  const { request, origins } = createRecordingRequest(route);
  const names = new Map<string, string>();
  const walk = (value: unknown, path: string[]): void => {
    const origin = origins.get(value);
    if (origin?.part === 'body') names.set(path.join('.'), origin.name);
    else if (!origin && value && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name]);
    }
  };
  const { input, ...others } = route.variables?.(request) ?? {};
  walk(input, []);
  walk(others, []);
  return names;
}

/** A copy of the error that names the fields as the caller sent them. */
export function withBodyNames(error: AppError, names: Map<string, string>): AppError {
  if (!error.fields) return error;
  const fields = Object.entries(error.fields).map(([path, message]) => [
    names.get(path) ?? path.split('.').at(-1)!,
    message,
  ]);
  const renamed = new AppError(error.code, error.message, Object.fromEntries(fields) as Record<string, string>, {
    cause: error,
  });
  return Object.assign(renamed, { retryAfter: error.retryAfter });
}
