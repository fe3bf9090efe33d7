import { sql } from 'kysely';
import type { UserRole } from '../../../../domain/basics/vocabulary.ts';
import type { ReadPool } from '../../../platform/db/readPool.ts';
import { dbRoles, type DbContext } from '../../../platform/db/roles.ts';

/** How the portal finds the data about a person in one company. A person of several companies is found in each. */
export interface Person {
  /** The id of the account in the company. */
  id: string;
  /** The owner of the sign-in. */
  personId: string;
  /**
   * Own and former names, without those that are in the name of another account of the company: "Bo" would also be
   * found in "Bo Bentsen".
   */
  names: string[];
  /** The confirmed address. Nobody has proved that an unconfirmed one is theirs, so that data about it is no match. */
  email: string | null;
  customerId: string | null;
  role: UserRole;
}

/** Shown instead of an erased name. */
export const ERASED_NAME = 'Slettet bruger';

export const personalDataContext = (userId: string): DbContext => ({ role: dbRoles.personalData, userId });

/** The beginning of every statement about one person: the row `p` tells who it is. */
export const personRow = ({ id, personId, names, email, customerId, role }: Person) => sql`with p as materialized (
  select ${id}::text as id, ${personId}::text as person_id, ${names}::text[] as names,
    ${email?.toLowerCase() ?? null}::text as email, ${names.length ? patternOf(names) : null}::text as pattern,
    ${customerId}::text as company, ${role !== 'USER'}::boolean as is_admin)`;

/** A regular expression of PostgreSQL that finds any of the names as whole words. */
function patternOf(names: readonly string[]): string {
  const alternatives = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`));
  return `(?<![[:alnum:]])(${alternatives.join('|')})(?![[:alnum:]])`;
}

/** Reads who the person of a user is in each of their companies, the user's own first. Empty without such a user. */
export const readPerson = (reads: Pick<ReadPool, 'run'>, userId: string): Promise<Person[]> =>
  reads.run(
    personalDataContext(userId),
    sql<Person>`
      select u.id, u.person_id as "personId", u.customer_id as "customerId", u.role,
        case when u.email_confirmed_at is not null then u.email end as email,
        array(
          select known.name from (
            select u.name union select a.actor_name from activity a where a.actor_id = u.id) known
          where known.name not in ('', ${ERASED_NAME}) and not exists (
            select from user_account other
            where other.id <> u.id and other.customer_id is not distinct from u.customer_id
              and strpos(lower(other.name), lower(known.name)) > 0)
          order by known.name = u.name desc, known.name) as names
      from user_account own join user_account u on u.person_id = own.person_id
      where own.id = ${userId} order by u.id <> own.id, u.id`,
  );
