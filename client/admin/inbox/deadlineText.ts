import { dateOf, daysBetween, formatDate, formatTime } from '../../../domain/basics/dates.ts';
import { formatPlural } from '../../../domain/basics/formatCount.ts';

/** The deadline as two short lines: the day, and how far away it is. */
export function deadlineText(
  deadline: string,
  now = Date.now(),
): { day: string; distance: string; isOverdue: boolean } {
  const days = daysBetween(dateOf(now), dateOf(deadline));
  const isOverdue = Date.parse(deadline) < now;
  const day = days === 0 ? 'I dag' : formatDate(deadline);
  if (days === 0) return { day, distance: `kl. ${formatTime(deadline)}`, isOverdue };
  return {
    day,
    distance: days < 0 ? `${formatPlural(-days, 'dag', 'dage')} over` : `om ${formatPlural(days, 'dag', 'dage')}`,
    isOverdue,
  };
}

/** Moments at which a snoozed item can come back. */
export function snoozeChoices(now = Date.now()): { id: string; label: string; until: Date }[] {
  const hour = 3_600_000;
  const morning = (days: number) => {
    const moment = new Date(now + days * 24 * hour);
    moment.setHours(8, 0, 0, 0);
    return moment;
  };
  const weekday = new Date(now).getDay();
  const untilMonday = (8 - weekday) % 7 || 7;
  return [
    { id: 'hours', label: 'Om 3 timer', until: new Date(now + 3 * hour) },
    { id: 'tomorrow', label: 'I morgen kl. 8', until: morning(1) },
    { id: 'monday', label: 'Mandag kl. 8', until: morning(untilMonday) },
    { id: 'month', label: 'Om 4 uger', until: morning(28) },
  ];
}
