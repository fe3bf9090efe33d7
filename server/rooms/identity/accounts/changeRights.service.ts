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
 * departments of other companies. The caller ends with `storeRights` when something has changed.
 */
export async function changeRights(ctx: Context, write: Write, user: User, chosen: ChosenRights): Promise<boolean> {
  const companyRole = chosen.companyRole ?? user.companyRole;
  // The rights of employees of the reseller do not depend on a scope.
  const scope = user.role === 'USER' ? scopeFor(companyRole, chosen, user) : UNLIMITED;
  const isNewRole = companyRole !== user.companyRole;
  const isNewScope = !isSameScope(scope, user);
  if (!isNewRole && !isNewScope) return false;
  // A department that was deleted while it was chosen may have stayed in the scope, which can still be changed.
  const added = chosen.departmentIds?.filter((id) => !user.departmentIds?.includes(id));
  await assertDepartmentsOf(ctx, user.customerId!, added);
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

/**
 * Stores changed rights, and ends what other rooms have because of the earlier ones. Runs after everything that locks
 * memberships, which are locked before the rows of other rooms.
 */
export async function storeRights({ services }: Context, write: Write, user: User): Promise<void> {
  await write.em.flush();
  for (const { whenRightsChange } of services.rooms) await whenRightsChange?.(write, user);
}

/** Such as "Økonomi, Licenser · 2 afdelinger". */
function detailOf({ subjects, departmentIds }: StoredScope): string {
  const labels = subjects?.map((subject) => labelOf(Subject, subject)).join(', ');
  const seen = labels === undefined ? 'Alle områder' : labels || 'Ingen områder';
  const departments = departmentIds ? formatPlural(departmentIds.length, 'afdeling', 'afdelinger') : 'Alle afdelinger';
  return `${seen} · ${departments}`;
}
