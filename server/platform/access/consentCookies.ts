import type { Config } from '../config.ts';
import { hashSecret, newSecret } from './tokens.ts';

/** How long a user may take to give a consent at a provider. */
export const CONSENT_SECONDS = 10 * 60;

/**
 * Creates two secrets for one consent. The state travels through the provider; the browser key stays in a cookie of the
 * browser that started. Without the key, an attacker could send the link to somebody else and get what that person
 * consents to connected to the attacker's own company.
 */
export const newConsent = () => ({ state: newSecret(), browserKey: newSecret() });

export type NewConsent = ReturnType<typeof newConsent>;

/** The cookies of one provider's consents. */
export class ConsentCookies {
  readonly #provider: string;
  readonly #path: string;

  /** The path must contain that of the callback. */
  constructor(provider: string, path: string) {
    this.#provider = provider;
    this.#path = path;
  }

  set = (config: Config, { state, browserKey }: NewConsent) =>
    this.#cookie(config, state, { value: browserKey, seconds: CONSENT_SECONDS });

  expired = (config: Config, state: string) => this.#cookie(config, state, { value: '', seconds: 0 });

  /** The hashes of the keys, because other pages of the same domain can set cookies of this name too. */
  hashesIn(cookies: string | undefined, state: string): string[] {
    const prefix = `${this.#nameOf(state)}=`;
    return (cookies ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(prefix))
      .map((pair) => hashSecret(pair.slice(prefix.length)));
  }

  /** The name contains the state's hash, so that concurrent tabs have separate cookies. */
  #nameOf(state: string): string {
    return `${this.#provider}_${hashSecret(state).slice(0, 16)}`;
  }

  /** SameSite is Lax, because the callback is a navigation from the provider's site. */
  #cookie({ publicUrl }: Config, state: string, { value, seconds }: { value: string; seconds: number }): string {
    return [
      `${this.#nameOf(state)}=${value}`,
      `Path=${this.#path}`,
      `Max-Age=${seconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
    ].join('; ');
  }
}
