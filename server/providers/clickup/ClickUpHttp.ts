import type { z } from 'zod';
import { inTime } from '../inTime.ts';
import { parsedJson } from '../readJson.ts';
import { machineClock, RequestQueue, type Clock } from '../RequestQueue.ts';
import { ClickUpFailure, unavailable } from './ClickUpFailure.ts';
import { pauseAfter } from './rateLimit.ts';

export interface ClickUpSettings {
  token: string;
  /** Only the sandbox's: where the API is instead. */
  apiUrl?: string | undefined;
}

export interface ClickUpOptions {
  timeout?: number;
  clock?: Clock;
}

export interface Question {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string[];
  query?: Record<string, string | number | boolean>;
  body?: object;
  /** For how long somebody waits for the answer; without it, as long as it takes. */
  patience?: number;
}

const API_URL = 'https://api.clickup.com/api';
const BACK_OFF = [250, 1_000];
const TIMES_LIMITED = 5;
const PLAIN = /^[\w-]{1,100}$/;

/** ClickUp's manners, the same for every question: token, time-out, limits, and another try where that does no harm. */
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

  async ask<T>({ patience = Infinity, ...question }: Question, answer: z.ZodType<T>): Promise<T> {
    const name = `${question.method} /${question.path.join('/')}`;
    const deadline = this.#clock.now() + patience;
    try {
      return await inTime(
        this.#insist(question, answer, name, deadline),
        patience,
        () => new ClickUpFailure(`ClickUp took longer than anybody waits (${name})`),
      );
    } catch (failure) {
      throw failure instanceof ClickUpFailure ? unavailable(failure) : failure;
    }
  }

  /** What would be made twice is asked for once; a status can be set, and a webhook deleted, any number of times. */
  async #insist<T>(question: Question, answer: z.ZodType<T>, name: string, deadline: number): Promise<T> {
    const pauses = question.method === 'POST' ? [] : BACK_OFF;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#askOnce(question, answer, name, deadline);
      } catch (failure) {
        const pause = pauses[attempt];
        if (
          !(failure instanceof ClickUpFailure) ||
          !failure.mayPass ||
          pause === undefined ||
          this.#clock.now() + pause >= deadline
        )
          throw failure;
        await this.#clock.sleep(pause);
      }
    }
  }

  async #askOnce<T>(question: Question, answer: z.ZodType<T>, name: string, deadline: number): Promise<T> {
    for (let limited = 0; ; limited += 1) {
      if (this.#queue.resumesAt >= deadline)
        throw new ClickUpFailure(`ClickUp had enough, and nobody waits so long (${name})`, { status: 429 });
      const { status, body } = await this.#queue.run(() => this.#send(question, name, deadline));
      // Refused for the limit's sake means that nothing was done, so that any question may be asked again.
      if (status === 429 && limited < TIMES_LIMITED) continue;
      if (status < 200 || status >= 300) throw ClickUpFailure.ofAnswer(name, status, body);
      const read = answer.safeParse(body);
      if (!read.success)
        throw new ClickUpFailure(`ClickUp's answer makes no sense: ${read.error.issues[0]?.path.join('.')} (${name})`);
      return read.data;
    }
  }

  async #send(question: Question, name: string, deadline: number): Promise<{ status: number; body: unknown }> {
    const url = this.#urlOf(question, name);
    const left = deadline - this.#clock.now();
    // Whoever asked has been told by now that nothing came of it.
    if (left <= 0) throw new ClickUpFailure(`ClickUp was not asked in time (${name})`);
    try {
      const response = await fetch(url, {
        method: question.method,
        headers: {
          authorization: this.#settings.token,
          accept: 'application/json',
          ...(question.body && { 'content-type': 'application/json' }),
        },
        ...(question.body && { body: JSON.stringify(question.body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(Math.min(this.#timeout, left)),
      });
      const until = pauseAfter(response, this.#clock.now());
      if (until === undefined) this.#queue.widen();
      else this.#queue.pauseUntil(until);
      return { status: response.status, body: parsedJson(await response.text()) };
    } catch (error) {
      throw ClickUpFailure.ofSilence(name, error as Error);
    }
  }

  /** An id that could lead elsewhere is none of ClickUp's. */
  #urlOf({ path, query = {} }: Question, name: string): string {
    if (!path.every((part) => PLAIN.test(part))) throw new ClickUpFailure(`No such id (${name})`, { status: 404 });
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return `${this.#settings.apiUrl ?? API_URL}/v2/${path.join('/')}${search.size > 0 ? `?${search}` : ''}`;
  }
}
