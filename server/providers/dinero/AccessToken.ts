import { z } from 'zod';
import type { HttpClient, JsonAnswer } from '../http/HttpClient.ts';
import { parseAnswer } from '../http/parseAnswer.ts';
import { DineroError } from './DineroError.ts';

export interface DineroSettings {
  clientId: string;
  clientSecret: string;
  apiKey: string;
  organisationId: string;
  /** The number of the account that sales are booked on; by default the one of Dinero's standard chart of accounts. */
  salesAccount?: number | undefined;
  /** The number of an account of sales without VAT, for the fees of reminders. Without it, reminders cost nothing. */
  feeAccount?: number | undefined;
  /** The number of the account to which card payments come. Without it, they are recorded at Dinero by hand. */
  cardAccount?: number | undefined;
  /** Number of the account to which other payments of invoices come. */
  bankAccount?: number | undefined;
  /** The stand-in's addresses of the API and its sign-in; undefined for the real Dinero. */
  apiUrl?: string | undefined;
  authUrl?: string | undefined;
}

const AUTH_URL = 'https://authz.dinero.dk';
const CALL = 'POST /dineroapi/oauth/token';
const DEFAULT_LIFETIME_SECONDS = 3_600;
const RENEW_EARLY_MS = 60_000;
/** Rejected credentials are not sent again for this long, because Dinero acts against clients that keep failing. */
const REJECTION_CACHE_MS = 60_000;

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().catch(DEFAULT_LIFETIME_SECONDS),
});

/** Caches one access token until shortly before it expires. Simultaneous callers share one fetch. */
export class AccessToken {
  readonly #settings: DineroSettings;
  readonly #http: HttpClient;
  #current: { value: string; until: number } | undefined;
  #rejection: { failure: DineroError; until: number } | undefined;
  #pendingFetch: Promise<string> | undefined;

  constructor(settings: DineroSettings, http: HttpClient) {
    this.#settings = settings;
    this.#http = http;
  }

  /**
   * Returns a valid token, fetching one if necessary. Throws ProviderError if Dinero issues none. After Dinero has
   * rejected the credentials, throws the same error for a minute without a request.
   */
  async get(): Promise<string> {
    const now = this.#http.clock.now();
    if (this.#current && now < this.#current.until) return this.#current.value;
    if (this.#rejection && now < this.#rejection.until) throw this.#rejection.failure;
    this.#pendingFetch ??= this.#fetch().finally(() => {
      this.#pendingFetch = undefined;
    });
    return this.#pendingFetch;
  }

  /** Drops a token that Dinero rejected. Does nothing if the token was already replaced by a newer one. */
  forget(value: string): void {
    if (this.#current?.value === value) this.#current = undefined;
  }

  async #fetch(): Promise<string> {
    const { status, body } = await this.#send();
    if (status >= 400 && status < 500 && status !== 429) {
      // The body is left out of the message, because it might quote the key.
      const failure = new DineroError(`Dinero rejected the client or its API key: ${status} (${CALL})`, { status });
      this.#rejection = { failure, until: this.#http.clock.now() + REJECTION_CACHE_MS };
      throw failure;
    }
    if (status !== 200) throw new DineroError(`Dinero returned no token: ${status} (${CALL})`, { status });
    const answer = parseAnswer('Dinero', CALL, body, tokenAnswer);
    const lifetime = answer.expires_in * 1_000;
    this.#current = {
      value: answer.access_token,
      until: this.#http.clock.now() + Math.max(lifetime - RENEW_EARLY_MS, lifetime / 2),
    };
    return answer.access_token;
  }

  #send(): Promise<JsonAnswer> {
    const { clientId, clientSecret, apiKey, authUrl = AUTH_URL } = this.#settings;
    const form = { grant_type: 'password', scope: 'read write', username: apiKey, password: apiKey };
    return this.#http.sendForJson({
      name: CALL,
      method: 'POST',
      url: `${authUrl}/dineroapi/oauth/token`,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: String(new URLSearchParams(form)),
    });
  }
}
