import { addDays } from '../basics/dates.ts';
import type { Ore } from '../basics/money.ts';

/** The limits of the Danish Interest Act (renteloven § 9 b) for the fees of reminders. */
export const MAX_REMINDER_FEE: Ore = 100_00;
export const MAX_REMINDER_FEES = 3;
export const DAYS_BETWEEN_REMINDERS = 10;

/** The most reminders of one invoice, with and without fees. */
export const MAX_REMINDERS = 5;

/** Why an invoice gets no reminders for a while. */
export const HoldKind = {
  DISPUTED: { label: 'Kunden er uenig' },
  PROMISED: { label: 'Kunden har lovet at betale' },
} as const;
export type HoldKind = keyof typeof HoldKind;

/** The reseller's settings. */
export interface ReminderRules {
  /** The days after the due day on which reminders are sent. */
  days: readonly number[];
  /** The fee of a reminder, without VAT. */
  fee: Ore;
}

export interface SentReminder {
  sentOn: string;
  /** Its fee, without VAT; 0 when it has none. */
  fee: Ore;
  /** The fee that it announces for the reminder after it; 0 when it announces none. */
  announcedFee: Ore;
}

export interface PlannedReminder extends Omit<SentReminder, 'sentOn'> {
  number: number;
}

/**
 * The first day on which the next reminder may be sent. A reminder that was sent late moves the next one, so that a job
 * that was down never sends two of them close together.
 */
export function allowedFrom(dueOn: string, sent: readonly SentReminder[]): string {
  const last = sent.at(-1);
  return last ? addDays(last.sentOn, DAYS_BETWEEN_REMINDERS) : addDays(dueOn, 1);
}

/** The day on which the portal sends the next reminder by itself; null when all are sent. */
export function nextReminderOn(dueOn: string, sent: readonly SentReminder[], rules: ReminderRules): string | null {
  const day = rules.days[sent.length];
  if (day === undefined) return null;
  const [planned, allowed] = [addDays(dueOn, day), allowedFrom(dueOn, sent)];
  return planned > allowed ? planned : allowed;
}

/**
 * The next reminder; null when all are sent. Its fee is the one that the reminder before it has announced, so the first
 * one has none, and no setting takes it beyond the law.
 */
export function planReminder(sent: readonly SentReminder[], rules: ReminderRules): PlannedReminder | null {
  const number = sent.length + 1;
  if (number > rules.days.length) return null;
  const allowed = Math.max(0, Math.min(rules.fee, MAX_REMINDER_FEE));
  const fees = sent.filter(({ fee }) => fee > 0).length;
  const fee = fees < MAX_REMINDER_FEES ? Math.min(allowed, sent.at(-1)?.announcedFee ?? 0) : 0;
  const mayChargeNext = number < rules.days.length && fees + (fee > 0 ? 1 : 0) < MAX_REMINDER_FEES;
  return { number, fee, announcedFee: mayChargeNext ? allowed : 0 };
}
