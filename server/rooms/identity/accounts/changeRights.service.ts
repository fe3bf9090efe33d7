import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { CompanyRole, labelOf, Subject } from '../../../../domain/basics/vocabulary.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { assertAdministratorRemains } from '../users/administrators.service.ts';
import {
  assertDepartmentsOf,
  isSameScope,
  scopeFor,
  UNLIMITED,
  type ChosenScope,
  type StoredScope,
} from '../users/scope.service.ts';
import type { User } from '../users/User.ts';

export interface ChosenRights extends ChosenScope {
  /** Unchanged when left out. */
  companyRole?: CompanyRole | null | undefined;
}

/**
 * Changes the role and the scope of a user who has a company, and records both. Returns whether anything has changed.
 * Throws BAD_USER_INPUT for the last administrator who would lose the role, for limits of an administrator, and for
 * departments of other companies.
 */
export async function changeRights(ctx: Context, write: Write, user: User, chosen: ChosenRights): Promise<boolean> {
  const companyRole = chosen.companyRole ?? user.companyRole;
  // The rights of employees of the reseller do not depend on a scope.
  const scope = user.role === 'USER' ? scopeFor(companyRole, chosen, user) : UNLIMITED;
  const isNewRole = companyRole !== user.companyRole;
  const isNewScope = !isSameScope(scope, user);
  if (!isNewRole && !isNewScope) return false;
  await assertDepartmentsOf(ctx, user.customerId!, chosen.departmentIds);
  if (isNewRole) await assertAdministratorRemains(write, user, { field: 'companyRole' });
  Object.assign(user, { companyRole, ...scope });
  if (isNewRole)
    await recordAudit(write, ctx, {
      action: 'USER_ROLE_CHANGED',
      target: user.id,
      detail: labelOf(CompanyRole, companyRole),
    });
  if (isNewScope)
    await recordAudit(write, ctx, { action: 'USER_RIGHTS_CHANGED', target: user.id, detail: detailOf(scope) });
  return true;
}

/** Such as "Økonomi, Licenser · 2 afdelinger". */
function detailOf({ subjects, departmentIds }: StoredScope): string {
  const labels = subjects?.map((subject) => labelOf(Subject, subject)).join(', ');
  const seen = labels === undefined ? 'Alle områder' : labels || 'Ingen områder';
  const departments = departmentIds ? formatPlural(departmentIds.length, 'afdeling', 'afdelinger') : 'Alle afdelinger';
  return `${seen} · ${departments}`;
}
