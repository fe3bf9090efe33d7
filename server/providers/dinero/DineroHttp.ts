import type { z } from 'zod';
import { inTime } from '../inTime.ts';
import { parsedJson } from '../readJson.ts';
import { machineClock, RequestQueue, type Clock } from '../RequestQueue.ts';
import { AccessToken, type DineroSettings } from './AccessToken.ts';
import { DineroFailure, refused, unavailable } from './DineroFailure.ts';
import { pauseAfter } from './rateLimit.ts';

export interface DineroOptions {
  timeout?: number;
  clock?: Clock;
}

export interface Question {
  method: 'GET' | 'POST';
  path: string[];
  query?: Record<string, string | number>;
  body?: object;
}

export type Ask = <T>(question: Question, answer: z.ZodType<T>) => Promise<T>;

const API_URL = 'https://api.dinero.dk';
const BACK_OFF = [250, 1_000];
const TIMES_LIMITED = 5;
const PLAIN = /^[\w-]{1,100}$/;

/** Dinero's manners, the same for every question: token, time-out, limits, and another try where that does no harm. */
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

  /** For one who waits so many milliseconds for all the questions that this is used for. */
  asker(patience: number): Ask {
    const deadline = this.#clock.now() + patience;
    return async (question, answer) => {
      const name = `${question.method} /${question.path.join('/')}`;
      try {
        return await inTime(
          this.#insist(question, answer, name, deadline),
          deadline - this.#clock.now(),
          () => new DineroFailure(`Dinero took longer than anybody waits (${name})`),
        );
      } catch (failure) {
        if (!(failure instanceof DineroFailure)) throw failure;
        throw question.method === 'POST' && failure.objections.length > 0 ? refused(failure) : unavailable(failure);
      }
    };
  }

  /** What would be made twice is asked for once. */
  async #insist<T>(question: Question, answer: z.ZodType<T>, name: string, deadline: number): Promise<T> {
    const pauses = question.method === 'GET' ? BACK_OFF : [];
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#askOnce(question, answer, name, deadline);
      } catch (failure) {
        const pause = pauses[attempt];
        if (
          !(failure instanceof DineroFailure) ||
          !failure.mayPass ||
          pause === undefined ||
          this.#clock.now() + pause >= deadline
        )
          throw failure;
        await this.#clock.sleep(pause);
      }
    }
  }

  /** Refused for the token's or the limit's sake means that nothing was done, so that any question may be asked again. */
  async #askOnce<T>(question: Question, answer: z.ZodType<T>, name: string, deadline: number): Promise<T> {
    let isRenewed = false;
    for (let limited = 0; ;) {
      if (this.#queue.resumesAt >= deadline)
        throw new DineroFailure(`Dinero had enough, and nobody waits so long (${name})`, { status: 429 });
      const { status, body, token } = await this.#queue.run(() => this.#send(question, name, deadline));
      if (status === 401 && !isRenewed) {
        this.#token.forget(token);
        isRenewed = true;
      } else if (status === 429 && limited < TIMES_LIMITED) {
        limited += 1;
      } else {
        if (status < 200 || status >= 300) throw DineroFailure.ofAnswer(name, status, body);
        const read = answer.safeParse(body);
        if (!read.success)
          throw new DineroFailure(`Dinero's answer makes no sense: ${read.error.issues[0]?.path.join('.')} (${name})`);
        return read.data;
      }
    }
  }

  async #send(
    question: Question,
    name: string,
    deadline: number,
  ): Promise<{ status: number; body: unknown; token: string }> {
    const url = this.#urlOf(question, name);
    const token = await this.#token.get();
    const left = deadline - this.#clock.now();
    // Whoever asked has been told by now that nothing came of it.
    if (left <= 0) throw new DineroFailure(`Dinero was not asked in time (${name})`);
    try {
      const response = await fetch(url, {
        method: question.method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(question.body && { 'content-type': 'application/json' }),
        },
        ...(question.body && { body: JSON.stringify(question.body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(Math.min(this.#timeout, left)),
      });
      this.#heedLimit(response);
      return { status: response.status, body: parsedJson(await response.text()), token };
    } catch (error) {
      throw DineroFailure.ofSilence(name, error as Error);
    }
  }

  /** What was already under way when a pause began says nothing new: neither that it is over nor that it must be longer. */
  #heedLimit({ status, headers }: Response): void {
    const now = this.#clock.now();
    if (now < this.#queue.resumesAt) return;
    if (status === 429) this.#queue.pauseUntil(now + pauseAfter(headers, this.#refusalsInARow, now));
    else this.#queue.widen();
    this.#refusalsInARow = status === 429 ? this.#refusalsInARow + 1 : 0;
  }

  /** An id that could lead elsewhere is none of Dinero's. */
  #urlOf({ path, query = {} }: Question, name: string): string {
    if (!path.every((part) => PLAIN.test(part))) throw new DineroFailure(`No such id (${name})`, { status: 404 });
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const { apiUrl = API_URL, organisationId } = this.#settings;
    return `${apiUrl}/v1/${encodeURIComponent(organisationId)}/${path.join('/')}${search.size > 0 ? `?${search}` : ''}`;
  }
}
