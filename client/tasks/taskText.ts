import { dateFormat, dateOf, formatDate } from '../../domain/dates.ts';
import { labelOf, TaskPriority } from '../../domain/vocabulary.ts';
import { hoursText } from '../../domain/workedTime.ts';
import { hoursNumber } from '../clipCards/clipCardText.ts';

const dayAndMonth = dateFormat({ day: 'numeric', month: 'short' });

/** '1 t 30 min', and '0 t' where nobody has begun. */
export const spentText = (minutes: number): string => (minutes === 0 ? '0 t' : hoursText(minutes));

/** Of a card, as on the card itself. */
export const remainingText = (hours: number): string => `${hoursNumber(hours)} t`;

export const priorityText = (priority: number): string => labelOf(TaskPriority, String(priority));

interface Due {
  text: string;
  /** Today is the last day, or was. */
  isPressing: boolean;
  isOverdue: boolean;
}

/** What is done presses nobody any more. */
export function dueOf(
  { dueAt, isOpen }: { readonly dueAt: string; readonly isOpen: boolean },
  now: number = Date.now(),
): Due {
  const [due, today] = [dateOf(dueAt), dateOf(now)];
  const text =
    due === today && isOpen
      ? 'I dag'
      : due.slice(0, 4) === today.slice(0, 4)
        ? dayAndMonth().format(new Date(dueAt))
        : formatDate(dueAt);
  return { text, isPressing: isOpen && due <= today, isOverdue: isOpen && due < today };
}

/** Of an entry: below zero where time was given back. */
export const signedTimeText = (minutes: number): string =>
  minutes < 0 ? `−${spentText(-minutes)}` : spentText(minutes);
