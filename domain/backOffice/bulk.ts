import type { StatusWord, Word } from '../basics/vocabulary.ts';

type Words = Readonly<Record<string, Word>>;
type Statuses = Readonly<Record<string, StatusWord>>;

/**
 * The actions of an admin on many rows of a list at once, with the Danish name of the action. The room that carries out
 * an action declares it (`bulkActions`).
 */
export const BulkAction = {
  LICENSE_REQUEST_STATUS: { label: 'Skift status på licensanmodninger' },
  LICENSE_REQUEST_COMPLETE: { label: 'Fuldfør licensanmodninger' },
  AGREEMENT_ACTIVATE: { label: 'Aktivér serviceaftaler' },
  INVOICE_MARK_PAID: { label: 'Markér fakturaer som betalt' },
  INVOICE_REMIND: { label: 'Send rykkere' },
  INVOICE_SEND: { label: 'Send fakturaer igen' },
  RENEWAL_ASSIGN: { label: 'Tildel fornyelser' },
  COMPANY_CONTACT: { label: 'Skift kontaktperson hos os' },
  COMPANY_ISSUE_INVOICES: { label: 'Udsted fakturaer' },
  COMPANY_DOCUMENT: { label: 'Del et dokument' },
} as const satisfies Words;
export type BulkAction = keyof typeof BulkAction;

export const BulkRunState = {
  RUNNING: { label: 'I gang', tone: 'blue' },
  UNDOING: { label: 'Fortrydes', tone: 'blue' },
  FINISHED: { label: 'Færdig', tone: 'green' },
  STOPPED: { label: 'Stoppet', tone: 'grey' },
} as const satisfies Statuses;
export type BulkRunState = keyof typeof BulkRunState;

export const BulkItemState = {
  WAITING: { label: 'Ikke udført', tone: 'grey' },
  DONE: { label: 'Udført', tone: 'green' },
  FAILED: { label: 'Fejlet', tone: 'red' },
  SKIPPED: { label: 'Udeladt', tone: 'amber' },
  UNDONE: { label: 'Fortrudt', tone: 'grey' },
  KEPT: { label: 'Ikke fortrudt', tone: 'amber' },
} as const satisfies Statuses;
export type BulkItemState = keyof typeof BulkItemState;

/** Why invoices can be issued for no company, while the reseller invoices in its accounting. */
export const INVOICED_BY_DRAFTS = 'Faktureres gennem kladder i Dinero';

/** Most rows of one run. */
export const MAX_BULK_ROWS = 10_000;
/** Most runs of one admin at the same time. */
export const MAX_ACTIVE_RUNS = 3;
