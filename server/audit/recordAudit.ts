import type { AuditAction, AuditActorKind } from '../../domain/audit.ts';
import type { Caller } from '../auth/viewer.ts';
import { newId } from '../db/ids.ts';
import type { Write } from '../db/writes.ts';
import { unauthenticated } from '../errors.ts';

/** Who asks, and from where: a request's context, or `fromOperator` for a command. */
export interface AuditSource {
  caller: Caller;
  request: { address: string };
}

export type AuditedBy = AuditSource | typeof fromOperator;

/** Somebody with the database's address, at a terminal. */
export const fromOperator = 'OPERATOR';

export interface NewAuditEntry {
  action: AuditAction;
  /** The user who acts where nobody is signed in, by a password or a link. */
  by?: string | undefined;
  /** The id of the user, token or company that it is done to. */
  target?: string | undefined;
  /** Where the target is nobody whose name the database knows. */
  named?: { name?: string; email?: string } | undefined;
  /** The company that it concerns; otherwise the target's or the actor's. */
  customerId?: string | undefined;
  /** In Danish. Kept when persons are erased, so it never names one. */
  detail?: string | undefined;
  /** How many times, or how much. */
  quantity?: number | undefined;
}

/** Somebody whom a job acts for, after their request was answered. */
export const visitorFrom = (address: string): AuditSource => ({
  caller: { refusal: unauthenticated('No token provided') },
  request: { address },
});

/** Longer than any address; a proxy may hand on what a caller made up. */
const MAX_ADDRESS = 64;

const recorded = new WeakSet<Write>();

/** Recorded in the transaction of the act itself, so that neither is stored without the other. */
export async function recordAudit(
  write: Write,
  source: AuditedBy,
  { action, by, target, named, customerId, detail, quantity }: NewAuditEntry,
): Promise<void> {
  // The database looks the people up, those whom this transaction has just made too.
  await write.em.flush();
  const { kind, actorId, actedAsId } = actorOf(source, by);
  await write.em.execute('select record_audit(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
    newId('audit'),
    action,
    kind,
    actorId,
    actedAsId,
    customerId ?? null,
    target ?? null,
    named?.name ?? null,
    named?.email ?? null,
    detail ?? null,
    quantity ?? null,
    source === fromOperator ? null : source.request.address.slice(0, MAX_ADDRESS),
  ]);
  recorded.add(write);
}

interface SignInChange {
  email: string;
  passwordHash: string | undefined;
}

/** Changes a user's name, e-mail or password, and records which of them: the e-mail and the password in lines of their own. */
export async function recordSignInChange(
  write: Write,
  source: AuditSource,
  user: { id: string; email: string },
  { email, passwordHash }: SignInChange,
  change: () => Promise<void>,
): Promise<void> {
  const changesEmail = email.toLowerCase() !== user.email.toLowerCase();
  // The change itself is recorded when the new address is confirmed.
  if (changesEmail) await recordAudit(write, source, { action: 'EMAIL_CHANGE_REQUESTED', target: user.id });
  await change();
  if (passwordHash) await recordAudit(write, source, { action: 'PASSWORD_CHANGED', target: user.id });
  if (!changesEmail && !passwordHash) await recordAudit(write, source, { action: 'USER_UPDATED', target: user.id });
}

/** What the audit log tells of a mutation whose service recorded nothing. */
export interface RunningMutation {
  /** Its fields. */
  name: string;
  /** Its variable `id`. */
  target?: string | undefined;
}

export interface RequestSource extends AuditSource {
  mutation: RunningMutation | undefined;
  isImpersonationRecorded: boolean;
}

type Work<T> = (write: Write) => Promise<T>;

/**
 * Runs a transaction, and records in it what is stored with an admin's rights, or by an admin who is signed in as somebody else,
 * whether or not the service thought of it.
 */
export async function recordingRights<T>(
  source: RequestSource,
  isAdminWrite: boolean,
  run: (withRecord: (work: Work<T>) => Work<T>) => Promise<T>,
): Promise<T> {
  const isAs = isImpersonating(source);
  const result = await run((work) => async (write) => {
    const value = await work(write);
    const detail = source.mutation?.name;
    if (recorded.has(write)) return value;
    if (isAs) await recordAudit(write, source, { action: 'IMPERSONATED_CHANGE', detail });
    else if (isAdminWrite)
      await recordAudit(write, source, { action: 'ADMIN_CHANGE', detail, target: source.mutation?.target });
    return value;
  });
  if (isAs) source.isImpersonationRecorded = true;
  return result;
}

export const isImpersonating = ({ caller: { viewer } }: Pick<AuditSource, 'caller'>): boolean =>
  viewer?.kind === 'session' && viewer.actor !== null;

interface Actor {
  kind: AuditActorKind;
  actorId: string | null;
  actedAsId: string | null;
}

function actorOf(source: AuditedBy, by: string | undefined): Actor {
  if (source === fromOperator) return { kind: 'OPERATOR', actorId: null, actedAsId: null };
  const { viewer } = source.caller;
  if (viewer?.kind === 'session' && viewer.actor)
    return { kind: 'USER', actorId: viewer.actor.id, actedAsId: viewer.userId };
  if (by) return { kind: 'USER', actorId: by, actedAsId: null };
  if (!viewer) return { kind: 'VISITOR', actorId: null, actedAsId: null };
  if (viewer.kind === 'token') return { kind: 'API_TOKEN', actorId: viewer.tokenId, actedAsId: null };
  return { kind: 'USER', actorId: viewer.userId, actedAsId: null };
}
