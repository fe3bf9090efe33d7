import { z } from 'zod';
import type { Clock } from '../RequestQueue.ts';
import { DineroFailure } from './DineroFailure.ts';

export interface DineroSettings {
  clientId: string;
  clientSecret: string;
  apiKey: string;
  organisationId: string;
  /** The account that sales are booked on; without it, the one of Dinero's standard chart. */
  salesAccount?: number | undefined;
  /** Only the sandbox's: where the API and its sign-in are instead. */
  apiUrl?: string | undefined;
  authUrl?: string | undefined;
}

const AUTH_URL = 'https://authz.dinero.dk';
const NAME = 'POST /dineroapi/oauth/token';
const AN_HOUR = 3_600;
const EARLY = 60_000;
/** Dinero acts against clients that keep failing, so wrong credentials are not tried on every question. */
const REFUSAL_HOLDS = 60_000;

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().catch(AN_HOUR),
});

/** One token for everybody who asks, fetched by the first, kept until shortly before it ends. */
export class AccessToken {
  readonly #settings: DineroSettings;
  readonly #timeout: number;
  readonly #clock: Clock;
  #kept: { value: string; until: number } | undefined;
  #refusal: { failure: DineroFailure; until: number } | undefined;
  #underWay: Promise<string> | undefined;

  constructor(settings: DineroSettings, timeout: number, clock: Clock) {
    this.#settings = settings;
    this.#timeout = timeout;
    this.#clock = clock;
  }

  async get(): Promise<string> {
    const now = this.#clock.now();
    if (this.#kept && now < this.#kept.until) return this.#kept.value;
    if (this.#refusal && now < this.#refusal.until) throw this.#refusal.failure;
    this.#underWay ??= this.#fetch().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  /** After Dinero refused it. Whoever comes late with an older one does not cost the others theirs. */
  forget(value: string): void {
    if (this.#kept?.value === value) this.#kept = undefined;
  }

  async #fetch(): Promise<string> {
    const { status, body } = await this.#send();
    if (status >= 400 && status < 500 && status !== 429) {
      // What came back is not told: nobody knows whether it quotes the key.
      const failure = new DineroFailure(`Dinero refused the client or its key: ${status} (${NAME})`, { status });
      this.#refusal = { failure, until: this.#clock.now() + REFUSAL_HOLDS };
      throw failure;
    }
    if (status !== 200) throw new DineroFailure(`Dinero gave no token: ${status} (${NAME})`, { status });
    const read = tokenAnswer.safeParse(body);
    if (!read.success)
      throw new DineroFailure(`Dinero's answer makes no sense: ${read.error.issues[0]?.path.join('.')} (${NAME})`);
    const life = read.data.expires_in * 1_000;
    this.#kept = { value: read.data.access_token, until: this.#clock.now() + Math.max(life - EARLY, life / 2) };
    return read.data.access_token;
  }

  async #send(): Promise<{ status: number; body: unknown }> {
    const { clientId, clientSecret, apiKey, authUrl = AUTH_URL } = this.#settings;
    try {
      const response = await fetch(`${authUrl}/dineroapi/oauth/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          accept: 'application/json',
        },
        body: new URLSearchParams({ grant_type: 'password', scope: 'read write', username: apiKey, password: apiKey }),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeout),
      });
      return { status: response.status, body: await response.json().catch(() => undefined) };
    } catch (error) {
      throw DineroFailure.ofSilence(NAME, error as Error);
    }
  }
}
