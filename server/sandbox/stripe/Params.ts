import type { FormValue } from './form.ts';
import { invalidRequest } from './StripeApiError.ts';

/** The parameters of a call. The constructor throws for a parameter that the call does not accept, as Stripe does. */
export class Params {
  readonly #values: Record<string, FormValue>;

  constructor(values: Record<string, FormValue>, accepts: readonly string[]) {
    const unknown = Object.keys(values).find((name) => !accepts.includes(name));
    if (unknown)
      throw invalidRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
    this.#values = values;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${name}`, { param: name });
    if (value === '')
      throw invalidRequest(`You passed an empty string for '${name}'.`, {
        code: 'parameter_invalid_empty',
        param: name,
      });
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined)
      throw invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
    return value;
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value !== undefined && !/^-?\d+$/.test(value))
      throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
    return value === undefined ? undefined : Number(value);
  }

  flag(name: string): boolean {
    const value = this.text(name) ?? 'false';
    if (!['true', 'false'].includes(value)) throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
    return value === 'true';
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value !== undefined && !choices.includes(value as T))
      throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name });
    return value as T | undefined;
  }

  list(name: string): string[] | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) throw invalidRequest('Invalid array', { param: name });
    return value.map(String);
  }

  /** Texts with names that the caller chose, such as metadata. */
  map(name: string): Record<string, string> {
    const value = this.#values[name] ?? {};
    if (typeof value === 'string' || Array.isArray(value)) throw invalidRequest('Invalid hash', { param: name });
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, String(inner)]));
  }

  /** The parameters nested in one parameter. `accepts` lists the names that are allowed there. */
  group(name: string, accepts: readonly string[]): Params | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (typeof value === 'string' || Array.isArray(value)) throw invalidRequest('Invalid hash', { param: name });
    return new Params(value, accepts);
  }
}
