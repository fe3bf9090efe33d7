import { sql } from 'kysely';
import type { AuditAction, AuditActorKind } from '../../../domain/basics/audit.ts';
import type { Caller } from '../access/viewer.ts';
import { newId } from '../db/ids.ts';
import { runIn } from '../db/query.ts';
import type { Write } from '../db/writes.ts';
import { unauthenticated } from '../errors.ts';

/** The caller and the network address of an audited event. A request's `Context` is one. */
export interface AuditSource {
  caller: Caller;
  request: { address: string };
}

export type AuditOrigin = AuditSource | typeof operatorSource;

/** The source of events that a command on the server causes. Its operator has no session and no network address. */
export const operatorSource = 'OPERATOR';

export interface NewAuditEntry {
  action: AuditAction;
  /** The user who acts without a session, identified by a password or a link. Ignored under impersonation. */
  actorId?: string | undefined;
  /** The id of the user, token or company that the event happens to. */
  target?: string | undefined;
  /** Name and e-mail of a target that is in none of the portal's tables, such as an invited person. */
  targetPerson?: { name?: string; email?: string } | undefined;
  /** The company that the event concerns. Without a value: the target's company, else the actor's. */
  customerId?: string | undefined;
  /** In Danish. Never names a person, because the detail is kept when people are erased. */
  detail?: string | undefined;
  /** The number of repetitions, or of objects read. */
  quantity?: number | undefined;
}

/** The source of an event in a job that finishes a visitor's request after the request was answered. */
export const visitorSource = (address: string): AuditSource => ({
  caller: { refusal: unauthenticated('No token provided') },
  request: { address },
});

/** Limits stored addresses to a length above that of any real one, because a proxy may pass on an invented address. */
const MAX_ADDRESS = 64;

const auditedWrites = new WeakSet<Write>();

/**
 * Adds an audit entry in the transaction of the event itself, so that neither is stored without the other. Throws when
 * the transaction's role acts for one company and the entry is about another.
 */
export async function recordAudit(
  write: Write,
  source: AuditOrigin,
  { action, actorId, target, targetPerson, customerId, detail, quantity }: NewAuditEntry,
): Promise<void> {
  // The database looks the people up by id, so users that this transaction has created must be stored first.
  await write.em.flush();
  const actor = auditActorOf(source, actorId);
  const address = source === operatorSource ? null : source.request.address.slice(0, MAX_ADDRESS) || null;
  await runIn(
    write.em,
    sql`select record_audit(${newId('audit')}, ${action}, ${actor.kind}, ${actor.actorId}, ${actor.actedAsId},
      ${customerId ?? null}, ${target ?? null}, ${targetPerson?.name ?? null}, ${targetPerson?.email ?? null},
      ${detail ?? null}, ${quantity ?? null}, ${address})`,
  );
  auditedWrites.add(write);
}

interface SignInChange {
  email: string;
  passwordHash: string | undefined;
}

/**
 * Runs a change of a user's name, e-mail or password. A new e-mail and a new password get an audit entry each; a change
 * of neither gets one entry.
 */
export async function recordSignInChange(
  write: Write,
  source: AuditSource,
  user: { id: string; email: string },
  { email, passwordHash }: SignInChange,
  change: () => Promise<void>,
): Promise<void> {
  const changesEmail = email.toLowerCase() !== user.email.toLowerCase();
  // Only the request is recorded here: the e-mail changes, with an entry of its own, when the new address is confirmed.
  if (changesEmail) await recordAudit(write, source, { action: 'EMAIL_CHANGE_REQUESTED', target: user.id });
  await change();
  if (passwordHash) await recordAudit(write, source, { action: 'PASSWORD_CHANGED', target: user.id });
  if (!changesEmail && !passwordHash) await recordAudit(write, source, { action: 'USER_UPDATED', target: user.id });
}

/** Facts for the audit entry about a mutation whose service wrote none itself. */
export interface RunningMutation {
  /** The names of the mutation's root fields. */
  name: string;
  /** The value of the mutation's variable `id`. */
  target?: string | undefined;
}

export interface RequestSource extends AuditSource {
  mutation: RunningMutation | undefined;
  isImpersonationRecorded: boolean;
}

type Work<T> = (write: Write) => Promise<T>;

/**
 * Runs a transaction. When it writes with an admin's rights or under impersonation and its service has written no audit
 * entry, adds one in the same transaction.
 */
export async function auditPrivilegedWrite<T>(
  source: RequestSource,
  isAdminWrite: boolean,
  run: (withRecord: (work: Work<T>) => Work<T>) => Promise<T>,
): Promise<T> {
  const isImpersonated = isImpersonating(source);
  const result = await run((work) => async (write) => {
    const value = await work(write);
    const detail = source.mutation?.name;
    if (auditedWrites.has(write)) return value;
    if (isImpersonated) await recordAudit(write, source, { action: 'IMPERSONATED_CHANGE', detail });
    else if (isAdminWrite)
      await recordAudit(write, source, { action: 'ADMIN_CHANGE', detail, target: source.mutation?.target });
    return value;
  });
  if (isImpersonated) source.isImpersonationRecorded = true;
  return result;
}

/** True when an admin acts as another user. */
export const isImpersonating = ({ caller: { viewer } }: Pick<AuditSource, 'caller'>): boolean =>
  viewer?.kind === 'session' && viewer.actor !== null;

interface AuditActor {
  kind: AuditActorKind;
  actorId: string | null;
  actedAsId: string | null;
}

function auditActorOf(source: AuditOrigin, actorId: string | undefined): AuditActor {
  if (source === operatorSource) return { kind: 'OPERATOR', actorId: null, actedAsId: null };
  const { viewer } = source.caller;
  if (viewer?.kind === 'session' && viewer.actor)
    return { kind: 'USER', actorId: viewer.actor.id, actedAsId: viewer.userId };
  if (actorId) return { kind: 'USER', actorId, actedAsId: null };
  if (!viewer) return { kind: 'VISITOR', actorId: null, actedAsId: null };
  if (viewer.kind === 'token') return { kind: 'API_TOKEN', actorId: viewer.tokenId, actedAsId: null };
  return { kind: 'USER', actorId: viewer.userId, actedAsId: null };
}
