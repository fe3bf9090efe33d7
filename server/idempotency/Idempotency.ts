import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { callerId, type Caller } from '../auth/viewer.ts';
import type { RequestFacts } from '../context.ts';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import { Steps } from '../db/steps.ts';
import { badInput, conflict, errorCodes, type ErrorCode } from '../errors.ts';
import type { SecretBox } from '../secrets/SecretBox.ts';

/** A call as its sender names it: who sends it, under which key, and all that it says. */
export interface KeyedCall {
  caller: string;
  key: string;
  content: unknown;
}

export interface Answer {
  status: number;
  body: string;
  /** What went wrong, if anything did. */
  codes: ErrorCode[];
}

interface IdempotencyOptions {
  reads: ReadPool;
  secrets: SecretBox;
  /** For codes that can't be guessed backwards. */
  secret: string;
}

interface Begun {
  id: string;
  attempt: string;
  steps: Steps;
}

type Kept = Pick<Answer, 'status' | 'body'>;

const auth = { role: dbRoles.auth };
const LEASE_MS = 3_000;
const RENEW_MS = 1_000;
const WAIT_MS = 9_000;
const LOOK_AGAIN_MS = 100;
export const KEPT_HOURS = 72;
const LONGEST = 100;

/** They say nothing about the call itself, and the next try may go better. */
const passing = new Set<ErrorCode>([
  'INTERNAL',
  'TIMEOUT',
  'PROVIDER_UNAVAILABLE',
  'NOT_CONFIGURED',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
]);

/**
 * The same call sent twice is one call. Its answer is kept and given again; a call that was cut off after it wrote something
 * goes on from there (`Steps`), and one that wrote nothing is as if it never was.
 */
export class Idempotency {
  readonly #options: IdempotencyOptions;

  constructor(options: IdempotencyOptions) {
    this.#options = options;
  }

  async once(call: KeyedCall, produce: () => Promise<Answer>): Promise<Kept & { isRepeat: boolean }> {
    if (!/^[\x21-\x7e]+$/.test(call.key) || call.key.length > LONGEST)
      throw badInput({ 'Idempotency-Key': `Idempotency-Key skal være 1 til ${LONGEST} synlige tegn` });
    const begun = await this.#begin(call);
    if ('body' in begun) return { ...begun, isRepeat: true };
    const beat = setInterval(() => void this.#stayAlive(begun), RENEW_MS);
    try {
      const answer = await begun.steps.run(produce);
      await this.#settle(begun, answer);
      return { ...answer, isRepeat: false };
    } finally {
      clearInterval(beat);
    }
  }

  /** Waits for whoever is at the same call; where they are no more, it is ours. */
  async #begin(call: KeyedCall): Promise<Begun | Kept> {
    const id = this.#code(['call', call.caller, call.key]);
    const fingerprint = this.#code(['content', call.content]);
    const attempt = randomUUID();
    const until = Date.now() + WAIT_MS;
    do {
      const [mine] = await this.#options.reads.runSql<{ journal: string | null; isRepeat: boolean }>(auth, BEGIN, [
        id,
        fingerprint,
        attempt,
      ]);
      if (mine) return { id, attempt, steps: this.#steps(id, attempt, mine) };
      const [theirs] = await this.#options.reads.runSql<{ fingerprint: string; answer: string | null }>(auth, LOOK, [
        id,
      ]);
      if (theirs && theirs.fingerprint !== fingerprint)
        throw conflict('Nøglen i Idempotency-Key er allerede brugt til et andet kald');
      if (theirs?.answer) return JSON.parse(this.#open(theirs.answer, id)) as Kept;
      await pause(LOOK_AGAIN_MS);
    } while (Date.now() < until);
    throw conflict('Det samme kald er stadig i gang. Prøv igen om lidt.');
  }

  #steps(id: string, attempt: string, { journal, isRepeat }: { journal: string | null; isRepeat: boolean }): Steps {
    const { secrets } = this.#options;
    return new Steps(
      async (execute, written) =>
        void (await execute('select keep_steps(?, ?, ?)', [
          id,
          attempt,
          secrets.seal(written.toString('base64'), callBinding(id)),
        ])),
      { isRepeat, journal: journal === null ? null : Buffer.from(this.#open(journal, id), 'base64') },
    );
  }

  async #settle({ id, attempt, steps }: Begun, { status, body, codes }: Answer): Promise<void> {
    const { reads, secrets } = this.#options;
    const isFinal = !codes.some((code) => passing.has(code)) && (steps.hasWritten || !codes.length);
    if (isFinal)
      await reads.runSql(auth, KEEP, [id, attempt, secrets.seal(JSON.stringify({ status, body }), callBinding(id))]);
    else if (steps.hasWritten) await reads.runSql(auth, LEAVE, [id, attempt]);
    else await reads.runSql(auth, FORGET, [id, attempt]);
  }

  async #stayAlive({ id, attempt }: Begun): Promise<void> {
    // Where this fails, somebody else may take over, and this attempt can write no more.
    await this.#options.reads.runSql(auth, STAY, [id, attempt]).catch(() => undefined);
  }

  /** Whose key is gone, whoever asks again hears that the call was heard: doing it anew would be worse than not knowing. */
  #open(sealed: string, id: string): string {
    try {
      return this.#options.secrets.open(sealed, callBinding(id));
    } catch {
      throw conflict(
        'Kaldet er modtaget før, men hvad der kom ud af det, kan ikke længere læses. Se efter, før det sendes med en ny nøgle.',
      );
    }
  }

  #code(parts: unknown[]): string {
    return createHmac('sha256', this.#options.secret)
      .update(JSON.stringify(inOrder(parts)))
      .digest('base64url');
  }
}

export const callBinding = (id: string) => `idempotent_call:${id}`;

/** The same content, in whatever order its fields came. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, inOrder(inner)]),
  );
}

/** Whose key it is: two callers may well make up the same one. */
export const callerName = ({ viewer }: Caller, { address }: RequestFacts): string =>
  viewer ? callerId(viewer) : `address ${address}`;

/** Whether an answer's code is one of ours. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCodes, code);

const ALIVE = `now() + interval '${LEASE_MS} milliseconds'`;
const IS_OLD = `c.created_at < now() - interval '${KEPT_HOURS} hours'`;

const BEGIN = `
insert into idempotent_call as c (id, fingerprint, attempt, alive_until, created_at) values ($1, $2, $3, ${ALIVE}, now())
on conflict (id) do update set fingerprint = excluded.fingerprint, attempt = excluded.attempt, alive_until = excluded.alive_until,
  journal = case when ${IS_OLD} then null else c.journal end, answer = null, created_at = case when ${IS_OLD} then now() else c.created_at end
where ${IS_OLD} or (c.answer is null and c.alive_until < now() and c.fingerprint = excluded.fingerprint) returning journal, created_at < now() as "isRepeat"`;
const LOOK = 'select fingerprint, answer from idempotent_call where id = $1';
const STAY = `update idempotent_call set alive_until = ${ALIVE} where id = $1 and attempt = $2 and answer is null`;
const KEEP =
  'update idempotent_call set answer = $3, journal = null, alive_until = now() where id = $1 and attempt = $2';
const LEAVE = 'update idempotent_call set alive_until = now() where id = $1 and attempt = $2';
const FORGET = 'delete from idempotent_call where id = $1 and attempt = $2 and journal is null';
