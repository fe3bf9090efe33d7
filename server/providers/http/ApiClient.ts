import { setTimeout } from 'node:timers/promises';
import type { z } from 'zod';
import type { AppError } from '../../platform/errors.ts';
import { notSentError, ProviderError } from '../ProviderError.ts';
import { isSuccess, type HttpClient, type JsonAnswer } from './HttpClient.ts';
import { parseAnswer } from './parseAnswer.ts';
import { RequestQueue } from './RequestQueue.ts';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string[];
  query?: Record<string, string | number | boolean>;
  body?: object;
  /** Sent as `multipart/form-data` in place of a body. */
  form?: FormData;
  /** Used in place of the client's address, for a call that only another version of the API has. */
  baseUrl?: string;
  /** Asks for a file of this type, which the call then answers as a Buffer. */
  accept?: string;
}

export type Call = <T>(request: ApiRequest, answer: z.ZodType<T>) => Promise<T>;

interface ApiOptions {
  baseUrl: string;
  /** The value of the header `authorization`. */
  authorize(): Promise<string>;
  /** Drops an authorization that the provider rejected. The rejected call is then repeated once. */
  forget?(authorization: string): void;
  /** The error of an answer that reports a failure. */
  errorOf(call: string, status: number, body: unknown): ProviderError;
  /** The error for the user. */
  userError(failure: ProviderError, request: ApiRequest): AppError;
}

const RETRY_PAUSES_MS = [250, 1_000];
const MAX_RATE_LIMIT_RETRIES = 5;
const SAFE_PATH_PART = /^[\w-]{1,100}$/;

/** Calls a provider's REST API: obeys its rate limit, and retries calls that are safe to repeat. */
export class ApiClient {
  readonly #http: HttpClient;
  readonly #options: ApiOptions;
  readonly #queue: RequestQueue;

  constructor(http: HttpClient, options: ApiOptions) {
    this.#http = http;
    this.#options = options;
    this.#queue = new RequestQueue(http.clock);
  }

  /**
   * Returns a function that sends calls. All its calls must end within `timeLimitMs` of now, retries and waiting
   * included. A call that fails throws the error of `userError`.
   */
  caller(timeLimitMs = Infinity): Call {
    const { clock, provider } = this.#http;
    const deadline = clock.now() + timeLimitMs;
    return async (request, answer) => {
      const name = `${request.method} /${request.path.join('/')}`;
      try {
        return await withDeadline(
          this.#callWithRetries({ ...request, name, deadline }, answer),
          deadline - clock.now(),
          () => new ProviderError(`${provider} did not answer before the caller's deadline (${name})`),
        );
      } catch (failure) {
        throw failure instanceof ProviderError ? this.#options.userError(failure, request) : failure;
      }
    };
  }

  /** Retries transient failures, except of POST: a repeated POST would create a second object. */
  async #callWithRetries<T>(call: NamedCall, answer: z.ZodType<T>): Promise<T> {
    const { clock } = this.#http;
    const pauses = call.method === 'POST' ? [] : RETRY_PAUSES_MS;
    let earlierFailure: ProviderError | undefined;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#callUntilAdmitted(call, answer);
      } catch (failure) {
        if (!(failure instanceof ProviderError)) throw failure;
        // Even if this attempt was not sent, the provider may have carried out an earlier one.
        if (!failure.wasSent) throw earlierFailure ?? failure;
        const pause = pauses[attempt];
        if (!failure.isTransient || pause === undefined || clock.now() + pause >= call.deadline) throw failure;
        earlierFailure = failure;
        this.#http.countRetry();
        await clock.sleep(pause * (1 - clock.random() / 2));
      }
    }
  }

  /**
   * Repeats a call, even a POST, that the provider rejected for its authorization (once) or its rate limit (up to five
   * times): the provider has not carried out a rejected call.
   */
  async #callUntilAdmitted<T>(call: NamedCall, answer: z.ZodType<T>): Promise<T> {
    const { provider } = this.#http;
    let isAuthorizationRenewed = false;
    for (let rateLimitRetries = 0; ;) {
      if (this.#queue.resumesAt >= call.deadline)
        throw notSentError(`${provider}'s rate limit lasts beyond the caller's deadline (${call.name})`, 429);
      const { status, body, authorization } = await this.#queue.run(() => this.#send(call));
      if (status === 401 && this.#options.forget && !isAuthorizationRenewed) {
        this.#options.forget(authorization);
        isAuthorizationRenewed = true;
      } else if (status === 429 && rateLimitRetries < MAX_RATE_LIMIT_RETRIES) {
        rateLimitRetries += 1;
      } else {
        if (!isSuccess(status)) throw this.#options.errorOf(call.name, status, body);
        return parseAnswer(provider, call.name, body, answer);
      }
      this.#http.countRetry();
    }
  }

  async #send({
    method,
    path,
    query = {},
    body,
    form,
    name,
    deadline,
    baseUrl,
    accept,
  }: NamedCall): Promise<AuthorizedAnswer> {
    // Such an id could change the path of the address. No provider has such ids, so the object does not exist.
    if (!path.every((part) => SAFE_PATH_PART.test(part)))
      throw new ProviderError(`malformed id (${name})`, { status: 404 });
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const authorization = await this.#options.authorize();
    const sent = {
      name,
      method,
      url: `${baseUrl ?? this.#options.baseUrl}/${path.join('/')}${search.size > 0 ? `?${search}` : ''}`,
      headers: {
        authorization,
        accept: accept ?? 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: form ?? (body && JSON.stringify(body)),
      deadline,
    };
    const answer = await (accept ? this.#http.sendForFile(sent) : this.#http.sendForJson(sent));
    return { ...answer, authorization };
  }
}

interface NamedCall extends ApiRequest {
  /** Such as `GET /task/86c1`; names the call in errors. */
  name: string;
  /** In milliseconds since 1970. */
  deadline: number;
}

interface AuthorizedAnswer extends JsonAnswer {
  authorization: string;
}

/** Rejects with `createError()` if the work takes longer. The work is not stopped; its later result is ignored. */
async function withDeadline<T>(work: Promise<T>, milliseconds: number, createError: () => Error): Promise<T> {
  if (milliseconds === Infinity) return work;
  const timer = new AbortController();
  const timeout = setTimeout(Math.max(0, milliseconds), undefined, { ref: false, signal: timer.signal }).then(() => {
    throw createError();
  });
  return Promise.race([work, timeout]).finally(() => timer.abort());
}
