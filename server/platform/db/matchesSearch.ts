import { sql } from 'kysely';
import { containsPattern } from './containsPattern.ts';
import { mayContain } from './trigrams.ts';

const searchableTables = {
  company: { table: 'customer', key: 'customer_id', column: 'name' },
  department: { table: 'department', key: 'department_id', column: 'name' },
  user: { table: 'user_account', key: 'user_id', column: 'email' },
};

/**
 * A condition on the table `rows`: the text occurs in one of the related rows that `targets` selects, which is the name
 * of a company or department or the e-mail of a user. When it occurs in none at all, no row is read.
 */
export function matchesSearch(search: string, rows: string, targets: (keyof typeof searchableTables)[]) {
  const pattern = containsPattern(search);
  const matches = targets.map((target) => {
    const { table, key, column } = searchableTables[target];
    const rowKey = sql.ref(`${rows}.${key}`);
    return sql`exists (
      select 1 from ${sql.table(table)} p where p.id = ${rowKey} and ${sql.ref(`p.${column}`)} ilike ${pattern}
        and ${mayContain(sql.ref(`p.${column}`), search.trim())})`;
  });
  return sql<boolean>`((select some_name_contains(${search.trim()}, ${pattern}, ${targets}::text[])) and
    (${sql.join(matches, sql` or `)}))`;
}
