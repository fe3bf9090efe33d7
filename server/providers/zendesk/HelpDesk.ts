import type { z } from 'zod';
import { isSubdomain } from '../../../domain/companies/subdomain.ts';
import { isSuccess, type HttpClient, type JsonAnswer } from '../http/HttpClient.ts';
import { ProviderError } from '../ProviderError.ts';
import { authorizationOf, urlOf, type ZendeskCredentials } from './credentials.ts';
import { pauseBeforeNext } from './pace.ts';
import { ZendeskError } from './ZendeskError.ts';

/** Sends the parameters of a query in their order, because some of their names occur several times. */
export type Query = readonly (readonly [name: string, value: string])[];

interface HelpDeskOptions {
  /** The address of all help desks, with `{subdomain}`. */
  address: string;
  credentials: ZendeskCredentials;
  /** When the reading must have ended, in milliseconds since 1970. */
  deadline: number;
}

const RETRY_PAUSES_MS = [250, 1_000];
/** A page has at most 100 users. Their notes, fields and tags rarely take more than a few kilobytes each. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/**
 * Reads from one help desk: one request at a time, within a deadline, and with respect for the rate limit that the help
 * desk's other integrations share. Every failure is a ZendeskError.
 */
export class HelpDesk {
  readonly #http: HttpClient;
  readonly #options: HelpDeskOptions;
  /** No request is sent before this moment, in milliseconds since 1970. */
  #resumesAt = 0;

  constructor(http: HttpClient, options: HelpDeskOptions) {
    this.#http = http;
    this.#options = options;
  }

  /** Retries transient failures twice, and waits for the end of a rate limit while the deadline allows. */
  async get<T>(path: string, query: Query, answer: z.ZodType<T>): Promise<T> {
    const name = `GET ${path}`;
    for (const pauses = [...RETRY_PAUSES_MS]; ; this.#http.countRetry()) {
      await this.#waitForTurn(name);
      try {
        const { status, body } = await this.#send(name, path, query);
        if (status !== 429) return parse(name, body, answer);
      } catch (error) {
        const isRetried = error instanceof ZendeskError && error.isTransient && this.#planRetry(pauses.shift());
        if (!isRetried) throw error;
      }
    }
  }

  /** Returns whether a retry after the pause would begin before the deadline. */
  #planRetry(pause: number | undefined): boolean {
    if (pause === undefined) return false;
    const { clock } = this.#http;
    this.#resumesAt = Math.max(this.#resumesAt, clock.now() + pause * (1 - clock.random() / 2));
    return this.#resumesAt < this.#options.deadline;
  }

  async #waitForTurn(name: string): Promise<void> {
    const { clock } = this.#http;
    const wait = this.#resumesAt - clock.now();
    if (wait <= 0) return;
    if (this.#resumesAt >= this.#options.deadline) {
      const message = `Zendesk's rate limit lasts beyond the caller's deadline (${name})`;
      throw new ZendeskError('RATE_LIMITED', message, { wasSent: false, retryAt: new Date(this.#resumesAt) });
    }
    await clock.sleep(wait);
  }

  /** Returns successes and answers with status 429. */
  async #send(name: string, path: string, query: Query): Promise<JsonAnswer> {
    const { address, credentials, deadline } = this.#options;
    // Any other text could lead to another host, which would receive the key.
    if (!isSubdomain(credentials.subdomain)) throw new ZendeskError('HELP_DESK_GONE', `malformed subdomain (${name})`);
    const answer = await this.#http
      .sendForJson({
        name,
        target: credentials.subdomain,
        method: 'GET',
        url: `${urlOf(address, credentials)}${path}${searchOf(query)}`,
        headers: { accept: 'application/json', authorization: authorizationOf(credentials) },
        deadline,
        maxBytes: MAX_PAGE_BYTES,
      })
      .catch((error: unknown) => {
        throw error instanceof ProviderError ? ZendeskError.ofFailure(error) : error;
      });
    const now = this.#http.clock.now();
    this.#resumesAt = now + pauseBeforeNext(answer, now);
    if (!isSuccess(answer.status) && answer.status !== 429) throw ZendeskError.ofStatus(name, answer.status);
    return answer;
  }
}

const searchOf = (query: Query) =>
  query.length === 0 ? '' : `?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`;

function parse<T>(name: string, body: unknown, answer: z.ZodType<T>): T {
  const read = answer.safeParse(body);
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path.join('.');
  throw new ZendeskError('UNREADABLE', `Zendesk sent an invalid answer: ${field} (${name})`);
}
