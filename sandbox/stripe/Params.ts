import type { FormValue } from './form.ts';
import { paymentMethodTypes } from './paymentMethodTypes.ts';
import { invalidRequest } from './StripeApiError.ts';

/** Stripe's limits on metadata. */
const METADATA = { keys: 50, keyLength: 40, valueLength: 500 };
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** The parameters of a call. The constructor throws for a parameter that the call does not accept, as Stripe does. */
export class Params {
  readonly #values: Record<string, FormValue>;

  constructor(values: Record<string, FormValue>, accepts: readonly string[]) {
    const unknown = Object.keys(values).find((name) => !accepts.includes(name));
    if (unknown)
      throw invalidRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
    this.#values = values;
  }

  /** `maxLength` is Stripe's limit in characters. */
  text(name: string, maxLength = Infinity): string | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${name}`, { param: name });
    if (value === '')
      throw invalidRequest(`You passed an empty string for '${name}'.`, {
        code: 'parameter_invalid_empty',
        param: name,
      });
    if (value.length > maxLength)
      throw invalidRequest(`Invalid string: ${value.slice(0, 10)}…; must be at most ${maxLength} characters`, {
        param: name,
      });
    return value;
  }

  email(name: string): string | undefined {
    const value = this.text(name, 512);
    if (value !== undefined && !/^[^\s@]+@[^\s@]+$/.test(value))
      throw invalidRequest(`Invalid email address: ${value}`, { code: 'email_invalid', param: name });
    return value;
  }

  currency(name: string): string {
    const value = this.required(name);
    if (!currencies.has(value.toUpperCase()))
      throw invalidRequest(`Invalid currency: ${value}. Stripe does not support it.`, { param: name });
    return value.toLowerCase();
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

  /** Types of payment methods, such as `card`. */
  methodTypes(name: string): string[] | undefined {
    const types = this.list(name);
    for (const [i, type] of (types ?? []).entries())
      if (!paymentMethodTypes.has(type))
        throw invalidRequest(`Invalid ${name}[${i}]: must be a type of payment method, but is ${type}`, {
          param: `${name}[${i}]`,
        });
    return types;
  }

  /** Texts with names that the caller chose. */
  metadata(): Record<string, string> {
    const value = this.#values['metadata'] ?? {};
    if (typeof value === 'string' || Array.isArray(value)) throw invalidRequest('Invalid hash', { param: 'metadata' });
    const entries = Object.entries(value).map(([key, inner]) => [key, String(inner)] as const);
    if (entries.length > METADATA.keys)
      throw invalidRequest(`You can have up to ${METADATA.keys} metadata keys.`, { param: 'metadata' });
    for (const [key, text] of entries) {
      const param = `metadata[${key}]`;
      if (key.length > METADATA.keyLength)
        throw invalidRequest(`Metadata keys can have up to ${METADATA.keyLength} characters.`, { param });
      if (text.length > METADATA.valueLength)
        throw invalidRequest(`Metadata values can have up to ${METADATA.valueLength} characters.`, { param });
    }
    return Object.fromEntries(entries);
  }

  /** The parameters nested in one parameter. `accepts` lists the names that are allowed there. */
  group(name: string, accepts: readonly string[]): Params | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (typeof value === 'string' || Array.isArray(value)) throw invalidRequest('Invalid hash', { param: name });
    return new Params(value, accepts);
  }
}
