import type { SessionViewer } from '../../../platform/access/viewer.ts';
import { Context } from '../../../platform/context.ts';
import type { Services } from '../../../platform/services.ts';
import type { BulkStep } from './nextStep.ts';

/** The mutation that the audit log names for each row. */
type Mutation = 'startBulkRun' | 'undoBulkRun';

/**
 * A context that acts in the name of the admin who started the run, and whose rights have just been read. The session
 * in which the admin started it may have ended, so it has none of its own.
 */
export function actingContext(services: Services, { user, subjectId }: BulkStep, name: Mutation): Context {
  const now = new Date().toISOString();
  const viewer: SessionViewer = {
    kind: 'session',
    sessionId: '',
    userId: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    companyRole: user.companyRole,
    customerId: user.customerId,
    emailConfirmedAt: null,
    createdAt: now,
    version: 0,
    expiresAt: now,
    lastUsedAt: now,
    endsAt: now,
    provedAt: new Date(0).toISOString(),
    actor: null,
    hasSecondFactor: false,
    needsSecondFactor: false,
  };
  const ctx = Context.ofJob(services, viewer);
  ctx.mutation = { name, target: subjectId ?? undefined };
  return ctx;
}
