import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppError } from '../errors.ts';
import { Semaphore } from '../Semaphore.ts';
import {
  callerOfSession,
  callerOfToken,
  readSessions,
  type CallFacts,
  type IdentifyServices,
  type KnownSession,
  type WantedSession,
} from './identify.ts';
import { previewedCaller } from './previewedCaller.ts';
import { isApiToken } from './tokens.ts';
import type { Caller } from './viewer.ts';

/** Sessions of one statement, so that the first subscribers of an event do not wait for the last ones. */
const BATCH = 500;
/** Sessions that are remembered, about a kilobyte each. */
const MAX_KNOWN = 10_000;
/** Statements at once. The other connections remain for requests. */
const AT_ONCE = 2;

interface Lookup {
  token: string;
  call: CallFacts;
  caller: PromiseWithResolvers<Caller>;
}

/**
 * Looks up the callers of many sockets together. An event makes thousands of subscribers check their rights in the same
 * moment; those of the same moment share a statement, which starts after all of them have asked. One instance lives as
 * long as the process.
 */
export class CallerBatches {
  readonly #services: IdentifyServices;
  readonly #slots = new Semaphore(AT_ONCE);
  /** A batch belongs to no request: neither to its log lines nor to its replay journal. */
  readonly #runOutside = AsyncLocalStorage.snapshot();
  /**
   * The sessions that were read last, so that the database only sends those that have changed since. Each is known once
   * for every company in which it acts.
   */
  readonly #known = new Map<string, KnownSession>();
  #waiting = new Map<string, Lookup>();

  constructor(services: IdentifyServices) {
    this.#services = services;
  }

  /** Finds a caller as `identify` does, by rights that are read after this call. */
  async identify(token: string | undefined, call: CallFacts): Promise<Caller> {
    const caller = await this.#callerOfToken(token, call);
    return call.preview === undefined ? caller : previewedCaller(caller, call.preview, this.#services.reads);
  }

  #callerOfToken(token: string | undefined, call: CallFacts): Promise<Caller> {
    if (!token) return callerOfToken(token, call, this.#services);
    const key = `${call.address} ${call.company ?? ''} ${token}`;
    let lookup = this.#waiting.get(key);
    if (!lookup) {
      if (!this.#waiting.size) this.#runOutside(() => setImmediate(() => this.#startAll()));
      this.#waiting.set(key, (lookup = { token, call, caller: Promise.withResolvers() }));
    }
    return lookup.caller.promise;
  }

  #startAll(): void {
    const lookups = [...this.#waiting.values()];
    this.#waiting = new Map();
    const sessions = lookups.filter(({ token }) => !isApiToken(token));
    for (let i = 0; i < sessions.length; i += BATCH) void this.#identifySessions(sessions.slice(i, i + BATCH));
    for (const { token, call, caller } of lookups)
      if (isApiToken(token)) caller.resolve(this.#slots.run(() => callerOfToken(token, call, this.#services)));
  }

  /** Never rejects: a failure rejects the lookups. */
  async #identifySessions(lookups: Lookup[]): Promise<void> {
    const sessions = lookups.flatMap((lookup) => {
      try {
        return { lookup, id: this.#services.tokens.read(lookup.token), company: lookup.call.company };
      } catch (error) {
        lookup.caller.resolve({ refusal: error as AppError });
        return [];
      }
    });
    try {
      const known = () => sessions.map((session) => this.#known.get(keyOf(session)));
      const read = await this.#slots.run(() => readSessions(sessions, known(), this.#services.reads));
      sessions.forEach((session, i) => {
        this.#remember(keyOf(session), read[i]);
        session.lookup.caller.resolve(callerOfSession(read[i]?.row, this.#services));
      });
    } catch (error) {
      sessions.forEach(({ lookup }) => lookup.caller.reject(error));
    }
  }

  #remember(key: string, session: KnownSession | undefined): void {
    if (!session) this.#known.delete(key);
    else {
      if (this.#known.size >= MAX_KNOWN && !this.#known.has(key)) this.#known.delete(this.#known.keys().next().value!);
      this.#known.set(key, session);
    }
  }
}

const keyOf = ({ id, company }: WantedSession) => `${id} ${company ?? ''}`;
