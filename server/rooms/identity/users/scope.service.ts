import type { CompanyRole, Subject } from '../../../../domain/basics/vocabulary.ts';
import { normalizeSubjects, presetOf } from '../../../../domain/identity/presets.ts';
import type { Context } from '../../../platform/context.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { badInput } from '../../../platform/errors.ts';

export const ADMINISTRATOR_SEES_ALL = 'En kontoadministrator kan se alt. Vælg en anden rolle først.';
const WIDER = 'Vælg kun det, du selv kan se.';
const UNKNOWN_DEPARTMENT = 'Afdelingen findes ikke';

/** A scope as it is stored: sorted, without repetitions, and null where nothing is limited. */
export interface StoredScope {
  subjects: Subject[] | null;
  departmentIds: string[] | null;
}

/** The scope that a form chooses. Null is everything; undefined leaves the choice to the role, or to what is stored. */
export interface ChosenScope {
  subjects?: readonly Subject[] | null | undefined;
  departmentIds?: readonly string[] | null | undefined;
}

export const UNLIMITED: StoredScope = { subjects: null, departmentIds: null };

interface EarlierRights extends StoredScope {
  companyRole: CompanyRole;
}

/**
 * The scope of a user who has the role, by the choice of a form and, in an edit, by the earlier rights. A new role
 * brings its preset of subjects. Throws BAD_USER_INPUT on the field that would limit an administrator.
 */
export function scopeFor(companyRole: CompanyRole, chosen: ChosenScope, earlier?: EarlierRights): StoredScope {
  const isAdministrator = companyRole === 'ADMINISTRATOR';
  const subjects =
    chosen.subjects !== undefined
      ? normalizeSubjects(chosen.subjects)
      : earlier?.companyRole === companyRole
        ? earlier.subjects
        : presetOf(companyRole);
  const keptDepartments = isAdministrator ? null : (earlier?.departmentIds ?? null);
  const departmentIds =
    chosen.departmentIds === undefined
      ? keptDepartments
      : chosen.departmentIds && [...new Set(chosen.departmentIds)].toSorted();
  if (isAdministrator && subjects) throw badInput({ subjects: ADMINISTRATOR_SEES_ALL }, 'NOT_ALLOWED');
  if (isAdministrator && departmentIds) throw badInput({ departmentIds: ADMINISTRATOR_SEES_ALL }, 'NOT_ALLOWED');
  return { subjects, departmentIds };
}

export const isSameScope = (a: StoredScope, b: StoredScope): boolean =>
  isSameList(a.subjects, b.subjects) && isSameList(a.departmentIds, b.departmentIds);

/** Lists of scopes are stored in one order. */
const isSameList = (a: readonly string[] | null, b: readonly string[] | null) => String(a) === String(b) && !a === !b;

/**
 * Throws BAD_USER_INPUT on the field for rights that the caller does not have themselves: what they issue must not see
 * more than they do.
 */
export function assertWithinScope(own: Scope, { subjects = null, departmentIds = null }: ChosenScope): void {
  if (!isWithin(subjects, own.subjects)) throw badInput({ subjects: WIDER }, 'NOT_ALLOWED');
  if (!isWithin(departmentIds, own.departmentIds)) throw badInput({ departmentIds: WIDER }, 'NOT_ALLOWED');
}

const isWithin = (chosen: readonly string[] | null, own: readonly string[] | null): boolean =>
  own === null || (chosen !== null && chosen.every((value) => own.includes(value)));

/**
 * Throws BAD_USER_INPUT on the field for an id that is no department of the company. Departments are read as the
 * system, because the answer must not depend on those that the caller may see.
 */
export async function assertDepartmentsOf(
  ctx: Pick<Context, 'readAsSystem'>,
  customerId: string,
  departmentIds: readonly string[] | null | undefined,
  field = 'departmentIds',
): Promise<void> {
  if (!departmentIds?.length) return;
  const ids = [...new Set(departmentIds)];
  const found = await ctx.readAsSystem(
    sqlBuilder
      .selectFrom('department')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('id', '=', equalsAny(ids)),
  );
  if (found.length < ids.length) throw badInput({ [field]: UNKNOWN_DEPARTMENT }, 'NOT_FOUND');
}
