import { timeLimits } from '../../platform/timeLimits.ts';
import { traced } from '../../platform/tracing/traced.ts';
import { currentWork, REQUEST_ID_HEADER } from '../../platform/work.ts';
import { notSentError, ProviderError } from '../ProviderError.ts';
import { CircuitBreaker } from './CircuitBreaker.ts';
import { machineClock, type Clock } from './Clock.ts';
import { parseJson } from './parseJson.ts';

/** Metrics of calls. The labels are names of providers and outcomes, never data of a company. */
export interface CallMetrics {
  observeProviderCall(provider: string, outcome: string, milliseconds: number): void;
  countProviderRetry(provider: string): void;
  setBlockedTargets(provider: string, targets: number): void;
}

/** Options of every provider's client. */
export interface ClientOptions {
  /** Milliseconds after which a call fails, including the time to read its answer. */
  timeout?: number;
  clock?: Clock;
  metrics?: CallMetrics | undefined;
}

interface HttpClientOptions extends ClientOptions {
  provider: string;
  /** No more than about this length of an answer is read; the rest is cut off. */
  maxBytes?: number;
  /** Whether an answer with this status counts as a failure of the target; by default every status from 500. */
  isOutage?: (status: number) => boolean;
  transport?: Transport;
}

export interface HttpRequest {
  /** Names the call in errors, such as `GET /team`. Must not contain secrets. */
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** A form is sent as `multipart/form-data`. */
  body?: string | FormData | undefined;
  /** The called system, such as a shop, if the provider has several. Each target has a circuit breaker of its own. */
  target?: string;
  /** When the caller stops waiting, in milliseconds since 1970. */
  deadline?: number;
  /** The limit of this answer's length, in place of the client's. */
  maxBytes?: number | undefined;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  /** Secrets of the request are masked, because an answer might quote them. */
  text: string;
  /** Why the text is incomplete; undefined if it is complete. */
  interruption: string | undefined;
}

export interface JsonAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** An answer before its body is read as text. */
interface RawAnswer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  interruption: string | undefined;
}

interface OpenAnswer {
  status: number;
  headers: Headers;
  body: AsyncIterable<Uint8Array> | null;
}

export type Transport = (request: HttpRequest, signal: AbortSignal) => Promise<OpenAnswer>;

/** Follows no redirect, so that secrets are sent to the provider's own address alone. */
const fetchTransport: Transport = ({ url, method, headers, body }, signal) =>
  fetch(url, { method, headers, ...(body !== undefined && { body }), redirect: 'manual', signal });

const MAX_BYTES = 16 * 1024 * 1024;
const SECRET_HEADER = /authorization|token/i;
const MIN_SECRET_LENGTH = 8;

/**
 * Sends single requests to a provider, without retries: with a time-out that includes the answer's body, a limit of the
 * body's length, a circuit breaker for each target, metrics, and errors that contain no secrets.
 */
export class HttpClient {
  readonly clock: Clock;
  readonly provider: string;
  readonly #timeout: number;
  readonly #maxBytes: number;
  readonly #isOutage: (status: number) => boolean;
  readonly #transport: Transport;
  readonly #metrics: CallMetrics | undefined;
  readonly #breaker: CircuitBreaker;

  constructor({
    provider,
    timeout = timeLimits.providerCall,
    clock = machineClock,
    maxBytes = MAX_BYTES,
    isOutage = (status) => status >= 500,
    transport = fetchTransport,
    metrics,
  }: HttpClientOptions) {
    this.provider = provider;
    this.clock = clock;
    this.#timeout = timeout;
    this.#maxBytes = maxBytes;
    this.#isOutage = isOutage;
    this.#transport = transport;
    this.#metrics = metrics;
    this.#breaker = new CircuitBreaker(clock);
    metrics?.setBlockedTargets(provider, 0);
  }

  /**
   * Returns the answer, whatever its status, even if its body was interrupted. Throws ProviderError if the request was
   * not sent or no answer began in time.
   */
  send(request: HttpRequest): Promise<HttpAnswer> {
    return this.#observe(request, async (signal) => {
      const { bytes, ...answer } = await this.#exchange(request, signal);
      return { ...answer, text: textOf(bytes, request) };
    });
  }

  /**
   * Returns the answer, whatever its status; its body is undefined if it is not JSON. Throws ProviderError if the
   * request was not sent or the answer is not complete.
   */
  sendForJson(request: HttpRequest): Promise<JsonAnswer> {
    return this.#observe(request, async (signal) => {
      const { status, headers, bytes } = await this.#exchangeWhole(request, signal);
      return { status, headers, body: parseJson(textOf(bytes, request)) };
    });
  }

  /** Like `sendForJson`, but the body of a success is the file as a Buffer. */
  sendForFile(request: HttpRequest): Promise<JsonAnswer> {
    return this.#observe(request, async (signal) => {
      const { status, headers, bytes } = await this.#exchangeWhole(request, signal);
      return { status, headers, body: isSuccess(status) ? bytes : parseJson(textOf(bytes, request)) };
    });
  }

  countRetry(): void {
    this.#metrics?.countProviderRetry(this.provider);
  }

  /** In a span that names the provider only: the address, or ids in its path, may tell which company is meant. */
  #observe<T extends { status: number }>(request: HttpRequest, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { provider } = this;
    const { method } = request;
    const attributes = { 'peer.service': provider, 'http.request.method': method };
    return traced({ name: `${method} ${provider}`, kind: 'client', attributes }, async (span) => {
      const answer = await this.#measure(request, work);
      span?.set({ 'http.response.status_code': answer.status });
      if (answer.status >= 400) span?.fail(String(answer.status));
      return answer;
    });
  }

  async #measure<T extends { status: number }>(
    { name, target = '', deadline = Infinity }: HttpRequest,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const remaining = deadline - this.clock.now();
    // The caller no longer waits, and must be able to rely on the call having no effect.
    if (remaining <= 0) throw notSentError(`${this.provider} was not called before the caller's deadline (${name})`);
    if (!this.#breaker.allows(target))
      throw notSentError(`${this.provider} was not called, because its latest calls failed (${name})`);
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(Math.min(this.#timeout, remaining));
    let status: number | undefined;
    try {
      const answer = await work(signal);
      ({ status } = answer);
      return answer;
    } finally {
      this.#metrics?.observeProviderCall(this.provider, outcomeOf(status), performance.now() - startedAt);
      const hasCallerGivenUp = signal.aborted && remaining < this.#timeout;
      if (!hasCallerGivenUp) this.#recordHealth(target, status);
    }
  }

  async #exchangeWhole(request: HttpRequest, signal: AbortSignal): Promise<RawAnswer> {
    const answer = await this.#exchange(request, signal);
    if (answer.interruption !== undefined) throw this.#noAnswerError(request, answer.interruption);
    return answer;
  }

  async #exchange(request: HttpRequest, signal: AbortSignal): Promise<RawAnswer> {
    try {
      const { status, headers, body } = await this.#transport(withRequestId(request), signal);
      return { status, headers, ...(await readBody(body, signal, request.maxBytes ?? this.#maxBytes)) };
    } catch (error) {
      throw this.#noAnswerError(request, reasonOf(error, signal));
    }
  }

  #noAnswerError({ name }: HttpRequest, reason: string): ProviderError {
    return new ProviderError(`${this.provider} did not answer: ${reason} (${name})`, { reason });
  }

  #recordHealth(target: string, status: number | undefined): void {
    if (status === undefined || this.#isOutage(status)) this.#breaker.recordFailure(target);
    else this.#breaker.recordSuccess(target);
    this.#metrics?.setBlockedTargets(this.provider, this.#breaker.blockedTargets);
  }
}

/** The provider's log can then be compared with the portal's. */
function withRequestId(request: HttpRequest): HttpRequest {
  const requestId = currentWork()?.requestId;
  return requestId ? { ...request, headers: { ...request.headers, [REQUEST_ID_HEADER]: requestId } } : request;
}

async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  signal: AbortSignal,
  maxBytes: number,
): Promise<Pick<RawAnswer, 'bytes' | 'interruption'>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let interruption: string | undefined;
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      if (length <= maxBytes) continue;
      interruption = 'AnswerTooLong';
      break;
    }
  } catch (error) {
    interruption = reasonOf(error, signal);
  }
  return { bytes: Buffer.concat(chunks), interruption };
}

export const isSuccess = (status: number) => status >= 200 && status < 300;

function outcomeOf(status: number | undefined): string {
  if (status === undefined) return 'no_answer';
  return status === 429 ? '429' : `${Math.floor(status / 100)}xx`;
}

/** Uses only the name and code of the error: fetch's message about an invalid header would quote the token. */
function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'TimeoutError';
  const { name, code, cause } = error as NodeJS.ErrnoException & { cause?: { code?: string } };
  return code ?? cause?.code ?? name;
}

const textOf = (bytes: Buffer, request: HttpRequest): string => maskSecrets(new TextDecoder().decode(bytes), request);

function maskSecrets(text: string, { headers }: HttpRequest): string {
  return Object.entries(headers)
    .filter(([name]) => SECRET_HEADER.test(name))
    .map(([, value]) => value.replace(/^(Bearer|Basic) /, ''))
    .filter(({ length }) => length >= MIN_SECRET_LENGTH)
    .reduce((masked, secret) => masked.replaceAll(secret, '…'), text);
}
