import { sql } from 'kysely';
import { worksIn, type Area } from '../../../../domain/backOffice/employeeAreas.ts';
import type { CompanyRole, EmployeeRole, UserRole } from '../../../../domain/basics/vocabulary.ts';
import type { SessionViewer } from '../../../platform/access/viewer.ts';
import { Context } from '../../../platform/context.ts';
import { WHOLE_COMPANY, type EmployeeRoles } from '../../../platform/db/scope.ts';
import type { Services } from '../../../platform/services.ts';

/** The employee in whose name a job acts. */
export interface ActingUser {
  id: string;
  personId: string;
  name: string;
  email: string;
  role: UserRole;
  companyRole: CompanyRole;
  /** Null for an admin and for somebody who is no employee any longer. */
  employeeRoles: EmployeeRole[] | null;
  customerId: string | null;
  isActive: boolean;
}

/** SQL: the acting user, of a row `u` of `user_account`. */
export const ACTING_USER = sql<ActingUser>`json_build_object('id', u.id, 'personId', u.person_id, 'name', u.name,
  'email', u.email, 'role', u.role, 'companyRole', u.company_role,
  'employeeRoles', u.employee_roles, 'customerId', u.customer_id,
  'isActive', u.deactivated_at is null)`;

const rolesOf = ({ role, employeeRoles }: ActingUser): EmployeeRoles =>
  role === 'ADMIN' ? null : (employeeRoles ?? []);

/** Whether the user, whose rights have just been read, still works in the area. */
export const stillWorksIn = (user: ActingUser, area: Area): boolean => user.isActive && worksIn(rolesOf(user), area);

/** The mutation that the audit log names for each row, and the row. */
interface ActingMutation {
  name: 'startBulkRun' | 'undoBulkRun' | 'orderInboxItem';
  target: string | null;
}

/**
 * A context that acts in the name of an employee, whose rights have just been read. The session in which they asked
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
    employeeRoles: rolesOf(user),
    isPreview: false,
    preview: null,
  };
  const ctx = Context.ofJob(services, viewer);
  ctx.mutation = { name, target: target ?? undefined };
  return ctx;
}
