import { randomBytes } from 'node:crypto';
import { DineroApiError } from './DineroApiError.ts';

export interface Credentials {
  clientId: string;
  clientSecret: string;
  apiKey: string;
}

/** Issues tokens for the right client and key. Tokens do not survive a restart. */
export class Tokens {
  readonly #credentials: Credentials;
  readonly #lifetimeSeconds: number;
  readonly #expiryTimes = new Map<string, number>();

  constructor(credentials: Credentials, lifetimeSeconds: number) {
    this.#credentials = credentials;
    this.#lifetimeSeconds = lifetimeSeconds;
  }

  /** Issues a token by Dinero's documented grant: the client in the header, the key as user name and password. */
  issue(authorization: string | undefined, form: Record<string, unknown>): object {
    const { clientId, clientSecret, apiKey } = this.#credentials;
    const client = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const isValidForm =
      form['grant_type'] === 'password' &&
      form['scope'] === 'read write' &&
      form['username'] === apiKey &&
      form['password'] === apiKey;
    if (authorization !== client || !isValidForm) throw new DineroApiError(400, 41, 'invalid_grant');
    const token = randomBytes(32).toString('base64url');
    this.#expiryTimes.set(token, Date.now() + this.#lifetimeSeconds * 1_000);
    return { access_token: token, token_type: 'bearer', expires_in: this.#lifetimeSeconds };
  }

  /** Throws Dinero's error for an unknown or expired token. */
  check(authorization: string | undefined): void {
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
    if ((this.#expiryTimes.get(token) ?? 0) <= Date.now()) throw new DineroApiError(401, 41, 'Unauthorized');
  }

  expireAll(): void {
    this.#expiryTimes.clear();
  }
}
