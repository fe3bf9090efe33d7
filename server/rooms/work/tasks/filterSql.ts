import { sql, type RawBuilder } from 'kysely';
import { addDays, dateOf, momentOf, mondayOf } from '../../../../domain/basics/dates.ts';
import { foldSearchText, MAX_SEARCH_LENGTH } from '../../../../domain/basics/search.ts';
import type { TaskDue } from '../../../../domain/work/tasks.ts';
import { badInput } from '../../../platform/errors.ts';
import type { TaskFilter } from './taskFilter.types.ts';

/** The condition that a filter puts on tasks. Throws BAD_USER_INPUT for a search that is too long. */
export function matchesFilter(filter: TaskFilter | null | undefined, today = dateOf()): RawBuilder<boolean> {
  const { search, person, tag, due } = filter ?? {};
  const conditions = [
    ...(search?.trim() ? matchesText(search) : []),
    ...(person ? [sql`assignees @> ${JSON.stringify([{ name: person }])}::jsonb`] : []),
    ...(tag ? [sql`tags @> ${JSON.stringify([{ name: tag }])}::jsonb`] : []),
    ...(due ? [isDue(due, today)] : []),
  ];
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}

/** Each word occurs somewhere. A text without letters and digits occurs nowhere. */
function matchesText(search: string): RawBuilder<unknown>[] {
  if (search.length > MAX_SEARCH_LENGTH)
    throw badInput({ search: `Søg med højst ${MAX_SEARCH_LENGTH} tegn` }, 'TOO_LONG');
  const words = foldSearchText(search).split(' ').filter(Boolean);
  // Folded words contain no wildcards.
  return words.length ? words.map((word) => sql`searched like ${`%${word}%`}`) : [sql`false`];
}

function isDue(due: TaskDue, today: string): RawBuilder<unknown> {
  const startOf = (day: string) => momentOf(day).toISOString();
  const isBetween = (first: string, next: string) =>
    sql`(due_at >= ${startOf(first)}::timestamptz and due_at < ${startOf(next)}::timestamptz)`;
  switch (due) {
    case 'OVERDUE':
      return sql`(is_open and due_at < ${startOf(today)}::timestamptz)`;
    case 'THIS_WEEK':
      return isBetween(mondayOf(today), addDays(mondayOf(today), 7));
    case 'NEXT_30_DAYS':
      return isBetween(today, addDays(today, 31));
    case 'NONE':
      return sql`due_at is null`;
  }
}
