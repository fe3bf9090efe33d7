import type { ReadPool } from '../db/readPool.ts';
import { dbRoles, USER_VARIABLE } from '../db/roles.ts';

/** A policy, function or view, and the SQL by which it decides. */
interface DatabaseObject {
  name: string;
  definition: string;
}

/** The policies by which some roles read, and all functions and views. */
const OBJECTS = `
select tablename::text as name, qual as definition from pg_policies
  where schemaname = 'public' and cmd in ('ALL', 'SELECT') and qual is not null
    and roles && $1::name[]
union all select proname, coalesce(pg_get_function_sqlbody(oid), prosrc) from pg_proc
  where pronamespace = 'public'::regnamespace
union all select viewname, definition from pg_views where schemaname = 'public'
union all select matviewname, definition from pg_matviews where schemaname = 'public'`;

/** Roles of the functions that a statement of any role may call. */
const FUNCTION_ROLES = ['public', dbRoles.public, dbRoles.auth, dbRoles.system];

/** Tells whether the result of a statement may depend on the user for whom the role runs it. */
export type UserDependence = (role: SharedRole, sql: string) => boolean;
export type SharedRole = typeof dbRoles.customer | typeof dbRoles.admin;

/**
 * Finds out which statements depend on the user, beside the user's company: those that read the user's id, or a table,
 * view or function that does so, directly or through others. Rejects when the policies cannot be read.
 */
export async function readUserDependence(reads: ReadPool): Promise<UserDependence> {
  const wordsOf = async (role: SharedRole) => {
    const roles = [role, ...FUNCTION_ROLES];
    const objects = await reads.runSql<DatabaseObject>({ role: dbRoles.system }, OBJECTS, [roles]);
    return namesThatDependOn(USER_VARIABLE, objects);
  };
  const customer = await wordsOf(dbRoles.customer);
  // At least the mails that a user has switched off are visible to that user alone.
  if (!customer.has('muted_mail')) throw new Error('The policies of the database are not readable');
  const tests = {
    [dbRoles.customer]: testOf(customer),
    [dbRoles.admin]: testOf(await wordsOf(dbRoles.admin)),
  };
  return (role, sql) => tests[role](sql);
}

function testOf(words: Set<string>): (sql: string) => boolean {
  const pattern = patternOf(words);
  const known = new Map<string, boolean>();
  return (sql) => {
    let isDependent = known.get(sql);
    if (isDependent === undefined) {
      isDependent = pattern.test(sql);
      if (known.size < MAX_STATEMENTS) known.set(sql, isDependent);
    }
    return isDependent;
  };
}

/** Statements whose result is remembered. Their texts come from code, so there are few. */
const MAX_STATEMENTS = 2_000;

/** The word, and the names of all objects whose definition contains it or one of these names. */
export function namesThatDependOn(word: string, objects: readonly DatabaseObject[]): Set<string> {
  const words = new Set([word]);
  for (let before = 0; before < words.size;) {
    before = words.size;
    const pattern = patternOf(words);
    for (const { name, definition } of objects) if (pattern.test(definition)) words.add(name);
  }
  return words;
}

const patternOf = (words: Iterable<string>) =>
  new RegExp(String.raw`(?<!\w)(?:${[...words].map((word) => word.replaceAll('.', String.raw`\.`)).join('|')})(?!\w)`);
