import { addDays, dateOf } from '../../../domain/basics/dates.ts';

/** The groups of the inbox by deadline, in their order. */
export const deadlineGroups = ['Over fristen', 'I dag', 'Næste 7 dage', 'Senere'] as const;
export type DeadlineGroup = (typeof deadlineGroups)[number];

export function deadlineGroupOf(deadline: string, now = Date.now()): DeadlineGroup {
  const today = dateOf(now);
  const day = dateOf(deadline);
  if (Date.parse(deadline) < now) return 'Over fristen';
  if (day === today) return 'I dag';
  return day <= addDays(today, 7) ? 'Næste 7 dage' : 'Senere';
}

/** Groups items that are ordered by deadline. Groups without items are left out. */
export const groupByDeadline = <Item extends { readonly deadline: string }>(items: readonly Item[], now = Date.now()) =>
  deadlineGroups
    .map((title) => ({ title, items: items.filter(({ deadline }) => deadlineGroupOf(deadline, now) === title) }))
    .filter(({ items: listed }) => listed.length);
