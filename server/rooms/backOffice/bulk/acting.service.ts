import { sql } from 'kysely';
import type { CompanyRole, EmployeeRole, UserRole } from '../../../../domain/basics/vocabulary.ts';
import type { SessionViewer } from '../../../platform/access/viewer.ts';
import { Context } from '../../../platform/context.ts';
import { WHOLE_COMPANY } from '../../../platform/db/scope.ts';
import type { Services } from '../../../platform/services.ts';

/** The admin in whose name a job acts. */
export interface ActingUser {
  id: string;
  personId: string;
  name: string;
  email: string;
  role: UserRole;
  companyRole: CompanyRole;
  /** Null for an admin. */
  employeeRoles: EmployeeRole[] | null;
  customerId: string | null;
  isActive: boolean;
}

/** SQL: the acting user, of a row `u` of `user_account`. */
export const ACTING_USER = sql<ActingUser>`json_build_object('id', u.id, 'personId', u.person_id, 'name', u.name,
  'email', u.email, 'role', u.role, 'companyRole', u.company_role,
  'employeeRoles', u.employee_roles, 'customerId', u.customer_id,
  'isActive', u.deactivated_at is null)`;

/** The mutation that the audit log names for each row, and the row. */
interface ActingMutation {
  name: 'startBulkRun' | 'undoBulkRun' | 'orderInboxItem';
  target: string | null;
}

/**
 * A context that acts in the name of an admin, whose rights have just been read. The session in which the admin asked
 * for the work may have ended, so it has none of its own.
 */
export function actingContext(services: Services, user: ActingUser, { name, target }: ActingMutation): Context {
  const now = new Date().toISOString();
  const viewer: SessionViewer = {
    kind: 'session',
    sessionId: '',
    userId: user.id,
    personId: user.personId,
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
    membershipUsedAt: null,
    isConfined: false,
    hasOtherMemberships: false,
    scope: WHOLE_COMPANY,
    employeeRoles: user.employeeRoles,
    isPreview: false,
    preview: null,
  };
  const ctx = Context.ofJob(services, viewer);
  ctx.mutation = { name, target: target ?? undefined };
  return ctx;
}
