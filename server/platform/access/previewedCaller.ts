import { sql } from 'kysely';
import { isUserId } from '../../../domain/basics/preview.ts';
import type { CompanyRole, Subject } from '../../../domain/basics/vocabulary.ts';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import { forbidden } from '../errors.ts';
import { may } from './policy.ts';
import type { Caller } from './viewer.ts';

const NOT_ALLOWED = 'Du kan ikke se portalen som denne bruger.';

/** No user has this id, so nobody can be seen as them. */
const NOBODY = '-';

/**
 * The user whom a call names by its header or by the parameter of its socket; undefined when it names none. What cannot
 * be the id of a user is no reason to answer with the caller's own rights, so it names nobody.
 */
export function previewedUser(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' && isUserId(value) ? value : NOBODY;
}

interface PreviewedRow {
  id: string;
  name: string;
  company_role: CompanyRole;
  subjects: Subject[] | null;
  department_ids: string[] | null;
}

/**
 * Gives the caller the role and the scope of a user of the same company, for a preview that changes nothing. The caller
 * stays the same person: their profile, security and notices are their own. Any preview but that of a person who
 * manages the users of the company is refused, and so is that of a user who is not active there.
 */
export async function previewedCaller(
  caller: Caller,
  userId: string | undefined,
  reads: Pick<ReadPool, 'run'>,
): Promise<Caller> {
  const { viewer } = caller;
  if (userId === undefined || !viewer) return caller;
  if (viewer.kind !== 'session' || !may(viewer, 'managePeople')) return { refusal: forbidden(NOT_ALLOWED) };
  const [user] = await reads.run(
    { role: dbRoles.auth },
    sql<PreviewedRow>`
      select id, name, company_role, subjects, department_ids from user_account
      where id = ${userId} and customer_id = ${viewer.customerId} and role = 'USER' and deactivated_at is null`,
  );
  if (!user) return { refusal: forbidden(NOT_ALLOWED) };
  const { role, companyRole, scope } = viewer;
  return {
    ...caller,
    viewer: {
      ...viewer,
      role: 'USER',
      companyRole: user.company_role,
      scope: { subjects: user.subjects, departmentIds: user.department_ids },
      employeeRoles: [],
      isPreview: true,
      preview: { userId: user.id, name: user.name, ownRights: { role, companyRole, scope } },
    },
  };
}
