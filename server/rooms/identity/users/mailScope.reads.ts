import { sql, type RawBuilder } from 'kysely';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import type { User } from './User.ts';

/**
 * SQL condition on a row of `user_account`, by the name that the statement gives to it: the user sees the subject and
 * the department. Mails about rows go to nobody who may not see them. Without a department, the user must see all of
 * them, because the mail is about the whole company.
 */
export const userSees = (user: string, subject: Subject, departmentId?: RawBuilder<unknown>): RawBuilder<boolean> => {
  const subjects = sql.ref(`${user}.subjects`);
  const seen = sql.ref(`${user}.department_ids`);
  const departments = departmentId
    ? sql`(${seen} is null or ${departmentId} is null or ${departmentId} = any(${seen}))`
    : sql`${seen} is null`;
  return sql<boolean>`((${subjects} is null or ${sql.lit(subject)} = any(${subjects})) and ${departments})`;
};

/** The user, unless they may not see the subject or the department. */
export const ifSees = (user: User | null, subject: Subject, departmentId: string): User | undefined =>
  user && (user.subjects?.includes(subject) ?? true) && (user.departmentIds?.includes(departmentId) ?? true)
    ? user
    : undefined;
