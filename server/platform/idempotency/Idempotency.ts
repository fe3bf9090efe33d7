import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { assertFreshProof } from '../access/freshProof.ts';
import type { RequestFacts } from '../access/requestFacts.ts';
import { callerId, type Caller } from '../access/viewer.ts';
import { runIn } from '../db/query.ts';
import type { ReadPool } from '../db/readPool.ts';
import { ReplayJournal } from '../db/replayJournal.ts';
import { dbRoles } from '../db/roles.ts';
import { badInput, conflict, errorCodes, type ErrorCode } from '../errors.ts';
import type { SecretBox } from '../secrets/SecretBox.ts';

/**
 * A call with an idempotency key, whose caller is allowed to make it now. `content` is the whole request, so that
 * another request under the same key is noticed.
 */
export interface KeyedCall {
  caller: Caller;
  request: Pick<RequestFacts, 'address'>;
  key: string;
  content: unknown;
}

export interface Answer {
  status: number;
  body: string;
  /** The codes of the errors in the answer; empty for success. */
  codes: ErrorCode[];
  /** Whether the answer contains a secret, which is not stored and not shown again. */
  isShownOnce?: boolean;
}

interface IdempotencyOptions {
  reads: ReadPool;
  secrets: SecretBox;
  /** Key of the HMACs that are stored instead of keys and contents, so that nobody can guess the originals. */
  secret: string;
  /** How long a call waits for another attempt of the same call. */
  waitMs: number;
}

/** A call that this process has claimed. `attempt` identifies the claim: a later claim replaces it. */
interface ClaimedCall {
  id: string;
  attempt: string;
  journal: ReplayJournal;
}

type ReturnedAnswer = Pick<Answer, 'status' | 'body'>;

/** An answer under its key. Answers that earlier versions stored have no rights, and are not returned. */
interface StoredAnswer {
  status: number;
  /** Undefined for an answer that is shown once. */
  body?: string;
  /** The caller's rights at the time of the answer. */
  rights?: string;
  needsFreshProof?: boolean;
}

const auth = { role: dbRoles.auth };
const LEASE_MS = 3_000;
const RENEW_MS = 1_000;
const POLL_MS = 100;
/** How long a stored answer is returned for repetitions; the job `calls.prune` deletes it afterwards. */
export const RETENTION_HOURS = 72;
const MAX_KEY_LENGTH = 100;

/** Errors that do not depend on the call itself, so the next attempt may succeed. */
const transientCodes = new Set<ErrorCode>([
  'INTERNAL',
  'TIMEOUT',
  'PROVIDER_UNAVAILABLE',
  'NOT_CONFIGURED',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  // Its answer contains a token.
  'SECOND_FACTOR_REQUIRED',
]);

/**
 * Runs each call with an idempotency key once. The answer is stored and returned for repetitions. A repetition of a
 * call that was interrupted after a write continues from there (`ReplayJournal`); if the call had written nothing, it
 * starts anew. Shared by all requests of the process; several processes coordinate through the database.
 */
export class Idempotency {
  readonly #options: IdempotencyOptions;

  constructor(options: IdempotencyOptions) {
    this.#options = options;
  }

  /**
   * Returns the stored answer of an earlier call with the same key, or runs `produce` and stores its answer. Waits
   * while another attempt of the same call runs. Throws BAD_USER_INPUT for a malformed key; CONFLICT when the key was
   * used with other content, when the other attempt does not end in time, when the stored answer cannot be decrypted,
   * was shown once, or belongs to other rights than the caller has now; and REAUTHENTICATION_REQUIRED when the call
   * needs a fresh proof of identity.
   */
  async runOnce(call: KeyedCall, produce: () => Promise<Answer>): Promise<ReturnedAnswer & { isRepeat: boolean }> {
    if (!/^[\x21-\x7e]+$/.test(call.key) || call.key.length > MAX_KEY_LENGTH)
      throw badInput({ 'Idempotency-Key': `Idempotency-Key skal være 1 til ${MAX_KEY_LENGTH} synlige tegn` });
    const claimed = await this.#claim(call);
    if ('status' in claimed) return { ...answerFor(call, claimed), isRepeat: true };
    const leaseTimer = setInterval(() => void this.#renewLease(claimed), RENEW_MS);
    try {
      const answer = await claimed.journal.run(produce);
      await this.#finish(claimed, call, answer);
      return { status: answer.status, body: answer.body, isRepeat: false };
    } finally {
      clearInterval(leaseTimer);
    }
  }

  /**
   * Claims the call, or returns its stored answer. Waits while another attempt holds a lease; takes over one that
   * expired.
   */
  async #claim(call: KeyedCall): Promise<ClaimedCall | StoredAnswer> {
    const id = this.#hmac(['call', callerNamespace(call), call.key]);
    const fingerprint = this.#hmac(['content', call.content]);
    const attempt = randomUUID();
    const deadline = Date.now() + this.#options.waitMs;
    do {
      const [claim] = await this.#options.reads.run(auth, claimCall({ id, fingerprint, attempt }));
      if (claim) return { id, attempt, journal: this.#openJournal(id, attempt, claim) };
      const [stored] = await this.#options.reads.run(auth, readAnswer(id));
      if (stored && stored.fingerprint !== fingerprint)
        throw conflict('Nøglen i Idempotency-Key er allerede brugt til et andet kald');
      if (stored?.answer) return JSON.parse(this.#open(stored.answer, id)) as StoredAnswer;
      await pause(POLL_MS);
    } while (Date.now() < deadline);
    throw conflict('Det samme kald er stadig i gang. Prøv igen om lidt.');
  }

  #openJournal(
    id: string,
    attempt: string,
    { journal, isRepeat }: { journal: string | null; isRepeat: boolean },
  ): ReplayJournal {
    const { secrets } = this.#options;
    return new ReplayJournal(
      async (em, written) => {
        const sealed = secrets.seal(written.toString('base64'), callBinding(id));
        await runIn(em, sql`select keep_steps(${id}, ${attempt}, ${sealed})`);
      },
      { isRepeat, journal: journal === null ? null : Buffer.from(this.#open(journal, id), 'base64') },
    );
  }

  /**
   * Stores a final answer; otherwise keeps the journal for the next attempt, or deletes a call that has written
   * nothing.
   */
  async #finish(
    { id, attempt, journal }: ClaimedCall,
    { caller }: KeyedCall,
    { status, body, codes, isShownOnce }: Answer,
  ): Promise<void> {
    const { reads, secrets } = this.#options;
    const claim = { id, attempt };
    const isFinal = !codes.some((code) => transientCodes.has(code)) && (journal.hasWritten || !codes.length);
    const { needsFreshProof } = journal;
    const stored: StoredAnswer = { status, rights: rightsOf(caller), needsFreshProof, ...(!isShownOnce && { body }) };
    if (isFinal) await reads.run(auth, storeAnswer(claim, secrets.seal(JSON.stringify(stored), callBinding(id))));
    else if (journal.hasWritten) await reads.run(auth, endLease(claim));
    else await reads.run(auth, deleteCall(claim));
  }

  async #renewLease(claim: ClaimedCall): Promise<void> {
    // When the renewal fails, another attempt may take over, and the database refuses further writes of this one.
    await this.#options.reads.run(auth, renewLease(claim)).catch(() => undefined);
  }

  /**
   * Throws CONFLICT when the encryption key is gone: running the call a second time would be worse than an answer that
   * says only that the call was received.
   */
  #open(sealed: string, id: string): string {
    try {
      return this.#options.secrets.open(sealed, callBinding(id));
    } catch {
      throw conflict(
        'Kaldet er modtaget før, men hvad der kom ud af det, kan ikke længere læses. ' +
          'Se efter, før det sendes med en ny nøgle.',
      );
    }
  }

  #hmac(parts: unknown[]): string {
    return createHmac('sha256', this.#options.secret)
      .update(JSON.stringify(withSortedKeys(parts)))
      .digest('base64url');
  }
}

/** The binding of the sealed texts of a call. */
export const callBinding = (id: string) => `idempotent_call:${id}`;

/** Sorts the keys of all objects, so that the order of fields in a request does not matter. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, withSortedKeys(inner)]),
  );
}

/** The stored answer for a caller who repeats the call. */
function answerFor({ caller: { viewer }, caller }: KeyedCall, stored: StoredAnswer): ReturnedAnswer {
  const { status, body, rights, needsFreshProof } = stored;
  if (rights !== rightsOf(caller))
    throw conflict('Kaldet er gennemført før, men dine rettigheder er ændret siden. Hent det, du må se, på ny.');
  if (needsFreshProof && viewer?.kind === 'session') assertFreshProof(viewer);
  if (body === undefined)
    throw conflict(
      'Kaldet er gennemført før. Svaret indeholdt en hemmelighed, som kun vises én gang. Lav en ny, hvis den er tabt.',
    );
  return { status, body };
}

/**
 * The namespace of idempotency keys, because two callers may choose the same key. An admin who acts as a user is
 * another caller than the user.
 */
function callerNamespace({ caller: { viewer }, request: { address } }: KeyedCall): string {
  if (!viewer) return `address ${address}`;
  const actor = viewer.kind === 'session' ? viewer.actor : null;
  return actor ? `${callerId(viewer)} by ${actor.id}` : callerId(viewer);
}

/** What decides how much a caller may see, as one text. A stored answer is returned to the same rights alone. */
function rightsOf({ viewer }: Caller): string {
  if (!viewer) return 'visitor';
  const { customerId, scope } = viewer;
  const limits = [scope.subjects, scope.departmentIds];
  if (viewer.kind === 'token') return JSON.stringify([customerId, viewer.canWrite, ...limits]);
  const { role, employeeRoles, companyRole, emailConfirmedAt, actor } = viewer;
  return JSON.stringify([
    customerId,
    role,
    employeeRoles,
    companyRole,
    Boolean(emailConfirmedAt),
    actor?.id,
    ...limits,
  ]);
}

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCodes, code);

type Claim = Pick<ClaimedCall, 'id' | 'attempt'>;

const LEASE_END = sql`now() + make_interval(secs => ${LEASE_MS / 1_000})`;
const IS_OLD = sql`c.created_at < now() - make_interval(hours => ${RETENTION_HOURS})`;

/** Claims a call that is new, older than three days, or interrupted: its lease has expired and it has no answer. */
const claimCall = ({ id, fingerprint, attempt }: Claim & { fingerprint: string }) => sql<{
  journal: string | null;
  isRepeat: boolean;
}>`
insert into idempotent_call as c (id, fingerprint, attempt, alive_until, created_at)
  values (${id}, ${fingerprint}, ${attempt}, ${LEASE_END}, now())
on conflict (id) do update set
  fingerprint = excluded.fingerprint, attempt = excluded.attempt, alive_until = excluded.alive_until,
  journal = case when ${IS_OLD} then null else c.journal end, answer = null,
  created_at = case when ${IS_OLD} then now() else c.created_at end
where ${IS_OLD} or (c.answer is null and c.alive_until < now() and c.fingerprint = excluded.fingerprint)
returning journal, created_at < now() as "isRepeat"`;

const readAnswer = (id: string) =>
  sql<{ fingerprint: string; answer: string | null }>`select fingerprint, answer from idempotent_call where id = ${id}`;

const renewLease = ({ id, attempt }: Claim) => sql`
  update idempotent_call set alive_until = ${LEASE_END} where id = ${id} and attempt = ${attempt} and answer is null`;

const storeAnswer = ({ id, attempt }: Claim, answer: string) => sql`
  update idempotent_call set answer = ${answer}, journal = null, alive_until = now()
  where id = ${id} and attempt = ${attempt}`;

const endLease = ({ id, attempt }: Claim) =>
  sql`update idempotent_call set alive_until = now() where id = ${id} and attempt = ${attempt}`;

const deleteCall = ({ id, attempt }: Claim) =>
  sql`delete from idempotent_call where id = ${id} and attempt = ${attempt} and journal is null`;
