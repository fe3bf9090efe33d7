import type { ReadPool } from '../db/readPool.ts';
import { dbRoles, USER_VARIABLE } from '../db/roles.ts';

/** A policy, function or view, and the SQL by which it decides. */
interface DatabaseObject {
  name: string;
  definition: string;
}

/**
 * Policies that decide about reads of customers and admins, and functions and views. The roles that read in the name of
 * a link are left out: their statements name that link themselves.
 */
const OBJECTS = `
select tablename::text as name, qual as definition from pg_policies
  where schemaname = 'public' and cmd in ('ALL', 'SELECT') and qual is not null
    and roles && $1::name[]
union all select proname, coalesce(pg_get_function_sqlbody(oid), prosrc) from pg_proc
  where pronamespace = 'public'::regnamespace
union all select viewname, definition from pg_views where schemaname = 'public'
union all select matviewname, definition from pg_matviews where schemaname = 'public'`;

/**
 * Returns a test for whether the result of an SQL statement may depend on the user for whom it runs, beside the user's
 * company: because the statement reads the user's id, or a table, view or function that does so, directly or through
 * others. Throws when the policies cannot be read.
 */
export async function readUserDependence(reads: ReadPool): Promise<(sql: string) => boolean> {
  const roles = ['public', dbRoles.customer, dbRoles.admin, dbRoles.auth, dbRoles.system, dbRoles.public];
  const objects = await reads.runSql<DatabaseObject>({ role: dbRoles.system }, OBJECTS, [roles]);
  const words = namesThatDependOn(USER_VARIABLE, objects);
  // At least the mails that a user has switched off are visible to that user alone.
  if (!words.has('muted_mail')) throw new Error('The policies of the database are not readable');
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
