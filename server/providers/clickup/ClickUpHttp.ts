import type { z } from 'zod';
import { parseJson } from '../readJson.ts';
import { machineClock, RequestQueue, type Clock } from '../RequestQueue.ts';
import { withDeadline } from '../withDeadline.ts';
import { ClickUpError, unavailable } from './ClickUpError.ts';
import { pauseAfter } from './rateLimit.ts';

export interface ClickUpSettings {
  token: string;
  /** The address of the stand-in; undefined for the real ClickUp. */
  apiUrl?: string | undefined;
}

export interface ClickUpOptions {
  timeout?: number;
  clock?: Clock;
}

export interface ClickUpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string[];
  query?: Record<string, string | number | boolean>;
  body?: object;
  /** How many milliseconds the caller waits for the answer; without a limit if undefined. */
  patience?: number;
}

const API_URL = 'https://api.clickup.com/api';
const RETRY_PAUSES_MS = [250, 1_000];
const MAX_RATE_LIMIT_RETRIES = 5;
const SAFE_PATH_PART = /^[\w-]{1,100}$/;

/** Sends calls with the token and a time-out, obeys ClickUp's rate limit, and retries calls that are safe to repeat. */
export class ClickUpHttp {
  readonly #settings: ClickUpSettings;
  readonly #timeout: number;
  readonly #clock: Clock;
  readonly #queue: RequestQueue;

  constructor(settings: ClickUpSettings, { timeout = 5_000, clock = machineClock }: ClickUpOptions) {
    this.#settings = settings;
    this.#timeout = timeout;
    this.#clock = clock;
    this.#queue = new RequestQueue(clock);
  }

  async call<T>({ patience = Infinity, ...call }: ClickUpRequest, answer: z.ZodType<T>): Promise<T> {
    const name = `${call.method} /${call.path.join('/')}`;
    const deadline = this.#clock.now() + patience;
    try {
      return await withDeadline(
        this.#callWithRetries(call, answer, name, deadline),
        patience,
        () => new ClickUpError(`ClickUp did not answer before the caller's deadline (${name})`),
      );
    } catch (failure) {
      throw failure instanceof ClickUpError ? unavailable(failure) : failure;
    }
  }

  /** Retries transient failures, except of POST: a repeated POST would create a second object. */
  async #callWithRetries<T>(call: ClickUpRequest, answer: z.ZodType<T>, name: string, deadline: number): Promise<T> {
    const pauses = call.method === 'POST' ? [] : RETRY_PAUSES_MS;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#callOnce(call, answer, name, deadline);
      } catch (failure) {
        const pause = pauses[attempt];
        if (
          !(failure instanceof ClickUpError) ||
          !failure.isTransient ||
          pause === undefined ||
          this.#clock.now() + pause >= deadline
        )
          throw failure;
        await this.#clock.sleep(pause);
      }
    }
  }

  async #callOnce<T>(call: ClickUpRequest, answer: z.ZodType<T>, name: string, deadline: number): Promise<T> {
    for (let limited = 0; ; limited += 1) {
      if (this.#queue.resumesAt >= deadline)
        throw new ClickUpError(`ClickUp's rate limit lasts beyond the caller's deadline (${name})`, { status: 429 });
      const { status, body } = await this.#queue.run(() => this.#send(call, name, deadline));
      // ClickUp did nothing for a call beyond its rate limit, so any call may be repeated.
      if (status === 429 && limited < MAX_RATE_LIMIT_RETRIES) continue;
      if (status < 200 || status >= 300) throw ClickUpError.ofAnswer(name, status, body);
      const read = answer.safeParse(body);
      if (!read.success)
        throw new ClickUpError(`ClickUp sent an invalid answer: ${read.error.issues[0]?.path.join('.')} (${name})`);
      return read.data;
    }
  }

  async #send(call: ClickUpRequest, name: string, deadline: number): Promise<{ status: number; body: unknown }> {
    const url = this.#urlOf(call, name);
    const remaining = deadline - this.#clock.now();
    // The caller has given up by now and must be able to rely on nothing being done.
    if (remaining <= 0) throw new ClickUpError(`ClickUp was not called before the caller's deadline (${name})`);
    try {
      const response = await fetch(url, {
        method: call.method,
        headers: {
          authorization: this.#settings.token,
          accept: 'application/json',
          ...(call.body && { 'content-type': 'application/json' }),
        },
        ...(call.body && { body: JSON.stringify(call.body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(Math.min(this.#timeout, remaining)),
      });
      const until = pauseAfter(response, this.#clock.now());
      if (until === undefined) this.#queue.allowOneMore();
      else this.#queue.pauseUntil(until);
      return { status: response.status, body: parseJson(await response.text()) };
    } catch (error) {
      throw ClickUpError.ofNoAnswer(name, error as Error);
    }
  }

  /** Rejects an id with characters that could change the path of the address; ClickUp has no such ids. */
  #urlOf({ path, query = {} }: ClickUpRequest, name: string): string {
    if (!path.every((part) => SAFE_PATH_PART.test(part)))
      throw new ClickUpError(`malformed id (${name})`, { status: 404 });
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return `${this.#settings.apiUrl ?? API_URL}/v2/${path.join('/')}${search.size > 0 ? `?${search}` : ''}`;
  }
}
