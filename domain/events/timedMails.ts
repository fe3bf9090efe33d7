import { addDays, dateOf, momentOf } from '../basics/dates.ts';
import type { EventStatus, RegistrationStatus } from '../basics/vocabulary.ts';
import { endOf, isPlaceStatus, startOf, type EventTimes } from './events.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The mails that a job sends to everybody with a place, by the time of the event. */
export type TimedMail = 'DAY_REMINDER' | 'HOUR_REMINDER' | 'THANKS';

/** Days after an event for which its participants can give feedback, and change it. */
export const FEEDBACK_DAYS = 30;
const TOO_LATE = `Fristen for feedback er udløbet. Den var ${FEEDBACK_DAYS} dage.`;
export const MAX_RATING = 5;
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** What a number of stars means, for people who do not see them. */
export const RATING_WORDS: Readonly<Record<number, string>> = {
  1: 'Meget utilfreds',
  2: 'Utilfreds',
  3: 'Hverken eller',
  4: 'Tilfreds',
  5: 'Meget tilfreds',
};

export interface MailedEvent extends EventTimes {
  status: EventStatus;
  sendsReminders: boolean;
  sendsThanks: boolean;
  /** When the event got its present time, or was published. */
  scheduledAt: Date;
}

export interface DueMail {
  kind: TimedMail;
  /** People who got their place after this moment do not get the mail. */
  dueAt: Date;
}

/**
 * The mail that an event is to send now, if any. A mail that was delayed is sent until it would be of no use, which
 * also bounds what a portal sends after an outage. An event that was moved or published when a mail was already due
 * does not send it: its participants have just got a mail about the change.
 */
export function dueMail(event: MailedEvent, now = Date.now()): DueMail | undefined {
  const due = timedMailsOf(event).find(({ dueAt, until }) => dueAt.getTime() <= now && now < until);
  return due && event.scheduledAt <= due.dueAt ? { kind: due.kind, dueAt: due.dueAt } : undefined;
}

function timedMailsOf(event: MailedEvent): (DueMail & { until: number })[] {
  const { status, sendsReminders, sendsThanks } = event;
  const start = startOf(event).getTime();
  const end = endOf(event);
  const reminders: (DueMail & { until: number })[] = [
    // The same time on the day before: 23 or 25 hours earlier when the clocks change in between.
    { kind: 'DAY_REMINDER', dueAt: momentOf(addDays(event.date, -1), event.startTime), until: start - 12 * HOUR },
    { kind: 'HOUR_REMINDER', dueAt: new Date(start - HOUR), until: start - 15 * MINUTE },
  ];
  const isHeld = status === 'PUBLISHED' || status === 'COMPLETED';
  return [
    ...(sendsReminders && status === 'PUBLISHED' ? reminders : []),
    ...(sendsThanks && isHeld ? [{ kind: 'THANKS' as const, dueAt: end, until: end.getTime() + 3 * DAY }] : []),
  ];
}

/** The longest time before and after the start of an event at which it can have a mail to send. */
export const MAIL_RANGE = { before: 26 * HOUR, after: 4 * DAY };

/** The day of an event in the words of a reminder, which is sent on that day or the day before. */
export const dayWord = ({ date }: Pick<EventTimes, 'date'>, now = Date.now()): 'I dag' | 'I morgen' =>
  date === dateOf(now) ? 'I dag' : 'I morgen';

/** The last moment at which feedback about the event can be given or changed. */
export const feedbackEnd = (event: EventTimes): Date => new Date(endOf(event).getTime() + FEEDBACK_DAYS * DAY);

/** Returns why a person with this registration cannot give feedback. Undefined when they can. */
export function noFeedbackReason(
  event: EventTimes & { status: EventStatus },
  status: RegistrationStatus,
  now = Date.now(),
): string | undefined {
  if (event.status === 'CANCELLED') return 'Eventet er aflyst';
  if (!isPlaceStatus(status)) return 'Kun deltagere kan give feedback';
  if (event.status !== 'COMPLETED' && endOf(event).getTime() > now) return 'Du kan give feedback, når eventet er slut';
  return feedbackEnd(event).getTime() < now ? TOO_LATE : undefined;
}
