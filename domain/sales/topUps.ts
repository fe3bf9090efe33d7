import type { StatusWord, Word } from '../basics/vocabulary.ts';

/** At least this many days lie between two automatic purchases of a department. */
export const TOP_UP_DAYS = 7;
export const MAX_THRESHOLD_HOURS = 100;
export const DEFAULT_THRESHOLD_HOURS = 2;

/** The states of a department's automatic purchase of clip cards. Off is the state of one that was set up before. */
export const TopUpState = {
  ACTIVE: { label: 'Slået til', tone: 'green' },
  PAUSED: { label: 'Sat på pause', tone: 'amber' },
  OFF: { label: 'Slået fra', tone: 'grey' },
} as const satisfies Readonly<Record<string, StatusWord>>;
export type TopUpState = keyof typeof TopUpState;

/** Why automatic purchases of a department are paused. */
export const TopUpPause = {
  BY_USER: { label: 'Af jer selv' },
  PRICE_CHANGED: { label: 'Prisen er ændret' },
  TERMS_CHANGED: { label: 'Betingelserne er ændret' },
  PAYMENT_FAILED: { label: 'Betalingen blev afvist' },
  PAYMENT_UNCONFIRMED: { label: 'Banken kræver, at I bekræfter betalingen' },
  NO_PAYMENT_METHOD: { label: 'Afdelingen har ingen betalingsmetode' },
  NOT_APPROVED: { label: 'Bestillingen blev ikke godkendt' },
  RIGHTS_LOST: { label: 'Den, der satte det op, må ikke længere købe' },
} as const satisfies Readonly<Record<string, Word>>;
export type TopUpPause = keyof typeof TopUpPause;
