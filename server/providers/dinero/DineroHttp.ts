import type { z } from 'zod';
import { parseJson } from '../readJson.ts';
import { machineClock, RequestQueue, type Clock } from '../RequestQueue.ts';
import { withDeadline } from '../withDeadline.ts';
import { AccessToken, type DineroSettings } from './AccessToken.ts';
import { DineroError, invalidInput, unavailable } from './DineroError.ts';
import { pauseAfter } from './rateLimit.ts';

export interface DineroOptions {
  timeout?: number;
  clock?: Clock;
}

export interface DineroHttpRequest {
  method: 'GET' | 'POST';
  path: string[];
  query?: Record<string, string | number>;
  body?: object;
}

export type Call = <T>(call: DineroHttpRequest, answer: z.ZodType<T>) => Promise<T>;

const API_URL = 'https://api.dinero.dk';
const RETRY_PAUSES_MS = [250, 1_000];
const MAX_RATE_LIMIT_RETRIES = 5;
const SAFE_PATH_PART = /^[\w-]{1,100}$/;

/** Sends calls with a token and a time-out, obeys Dinero's rate limit, and retries calls that are safe to repeat. */
export class DineroHttp {
  readonly #settings: DineroSettings;
  readonly #timeout: number;
  readonly #clock: Clock;
  readonly #queue: RequestQueue;
  readonly #token: AccessToken;
  #refusalsInARow = 0;

  constructor(settings: DineroSettings, { timeout = 5_000, clock = machineClock }: DineroOptions) {
    this.#settings = settings;
    this.#timeout = timeout;
    this.#clock = clock;
    this.#queue = new RequestQueue(clock);
    this.#token = new AccessToken(settings, timeout, clock);
  }

  /** Returns a function that sends calls, which together may take `patience` milliseconds. */
  caller(patience: number): Call {
    const deadline = this.#clock.now() + patience;
    return async (call, answer) => {
      const name = `${call.method} /${call.path.join('/')}`;
      try {
        return await withDeadline(
          this.#callWithRetries(call, answer, name, deadline),
          deadline - this.#clock.now(),
          () => new DineroError(`Dinero did not answer before the caller's deadline (${name})`),
        );
      } catch (failure) {
        if (!(failure instanceof DineroError)) throw failure;
        throw call.method === 'POST' && failure.objections.length > 0 ? invalidInput(failure) : unavailable(failure);
      }
    };
  }

  /** Retries transient failures of GET only: a repeated POST would create a second object. */
  async #callWithRetries<T>(call: DineroHttpRequest, answer: z.ZodType<T>, name: string, deadline: number): Promise<T> {
    const pauses = call.method === 'GET' ? RETRY_PAUSES_MS : [];
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#callOnce(call, answer, name, deadline);
      } catch (failure) {
        const pause = pauses[attempt];
        if (
          !(failure instanceof DineroError) ||
          !failure.isTransient ||
          pause === undefined ||
          this.#clock.now() + pause >= deadline
        )
          throw failure;
        await this.#clock.sleep(pause);
      }
    }
  }

  /** Repeats any call that Dinero rejected for its token or rate limit, because Dinero did nothing for such a call. */
  async #callOnce<T>(call: DineroHttpRequest, answer: z.ZodType<T>, name: string, deadline: number): Promise<T> {
    let isRenewed = false;
    for (let limited = 0; ;) {
      if (this.#queue.resumesAt >= deadline)
        throw new DineroError(`Dinero's rate limit lasts beyond the caller's deadline (${name})`, { status: 429 });
      const { status, body, token } = await this.#queue.run(() => this.#send(call, name, deadline));
      if (status === 401 && !isRenewed) {
        this.#token.forget(token);
        isRenewed = true;
      } else if (status === 429 && limited < MAX_RATE_LIMIT_RETRIES) {
        limited += 1;
      } else {
        if (status < 200 || status >= 300) throw DineroError.ofAnswer(name, status, body);
        const read = answer.safeParse(body);
        if (!read.success)
          throw new DineroError(`Dinero sent an invalid answer: ${read.error.issues[0]?.path.join('.')} (${name})`);
        return read.data;
      }
    }
  }

  async #send(
    call: DineroHttpRequest,
    name: string,
    deadline: number,
  ): Promise<{ status: number; body: unknown; token: string }> {
    const url = this.#urlOf(call, name);
    const token = await this.#token.get();
    const remaining = deadline - this.#clock.now();
    // The caller has given up by now and must be able to rely on nothing being done.
    if (remaining <= 0) throw new DineroError(`Dinero was not called before the caller's deadline (${name})`);
    try {
      const response = await fetch(url, {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(call.body && { 'content-type': 'application/json' }),
        },
        ...(call.body && { body: JSON.stringify(call.body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(Math.min(this.#timeout, remaining)),
      });
      this.#applyRateLimit(response);
      return { status: response.status, body: parseJson(await response.text()), token };
    } catch (error) {
      throw DineroError.ofNoAnswer(name, error as Error);
    }
  }

  /** Ignores answers to requests that started before the current pause: they neither end nor extend the pause. */
  #applyRateLimit({ status, headers }: Response): void {
    const now = this.#clock.now();
    if (now < this.#queue.resumesAt) return;
    if (status === 429) this.#queue.pauseUntil(now + pauseAfter(headers, this.#refusalsInARow, now));
    else this.#queue.allowOneMore();
    this.#refusalsInARow = status === 429 ? this.#refusalsInARow + 1 : 0;
  }

  /** Rejects an id with characters that could change the path of the address; Dinero has no such ids. */
  #urlOf({ path, query = {} }: DineroHttpRequest, name: string): string {
    if (!path.every((part) => SAFE_PATH_PART.test(part)))
      throw new DineroError(`malformed id (${name})`, { status: 404 });
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const { apiUrl = API_URL, organisationId } = this.#settings;
    return `${apiUrl}/v1/${encodeURIComponent(organisationId)}/${path.join('/')}${search.size > 0 ? `?${search}` : ''}`;
  }
}
