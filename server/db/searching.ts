import { sql } from 'kysely';
import { containing } from './containing.ts';

const places = {
  company: { table: 'customer', key: 'customer_id', column: 'name' },
  department: { table: 'department', key: 'department_id', column: 'name' },
  user: { table: 'user_account', key: 'user_id', column: 'email' },
};

/** Rows whose company, department or user, as far as they are to be looked at, has the text in its name or e-mail. */
export function foundBy(search: string, rows: string, looksAt: (keyof typeof places)[]) {
  const text = containing(search);
  const found = looksAt.map((place) => {
    const { table, key, column } = places[place];
    return sql`exists (select 1 from ${sql.table(table)} p where p.id = ${sql.ref(`${rows}.${key}`)} and ${sql.ref(`p.${column}`)} ilike ${text})`;
  });
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}
