import { dateFormat, dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { labelOf, TaskPriority } from '../../../domain/basics/vocabulary.ts';
import { hoursNumber } from '../../../domain/sales/clipCardText.ts';
import { formatWorkedTime } from '../../../domain/sales/formatWorkedTime.ts';

const dayAndMonth = dateFormat({ day: 'numeric', month: 'short' });

/** Formats minutes as '1 t 30 min', and 0 minutes as '0 t'. */
export const spentText = (minutes: number): string => (minutes === 0 ? '0 t' : formatWorkedTime(minutes));

/** Formats tracked time, with the estimate if there is one: '1 t 30 min af 6 t'. */
export const usedOfText = (minutes: number, estimate: number | null | undefined): string =>
  estimate ? `${spentText(minutes)} af ${spentText(estimate)}` : spentText(minutes);

/** Formats the hours left of a card like the card on the screen of clip cards. */
export const remainingText = (hours: number): string => `${hoursNumber(hours)} t`;

export const priorityText = (priority: number): string => labelOf(TaskPriority, String(priority));

interface Due {
  text: string;
  isDueOrOverdue: boolean;
  isOverdue: boolean;
}

/** Returns how to show the due date of a task, by days in Copenhagen. A finished task is neither due nor overdue. */
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
  return { text, isDueOrOverdue: isOpen && due <= today, isOverdue: isOpen && due < today };
}

/** Formats the time of an hour entry, which is negative when hours were returned to the card. */
export const signedTimeText = (minutes: number): string =>
  minutes < 0 ? `−${spentText(-minutes)}` : spentText(minutes);
