import { formatPlural } from '../basics/formatCount.ts';
import { formatExact, type Ore } from '../basics/money.ts';
import { labelOf, Plan } from '../basics/vocabulary.ts';

/** What can wait for the reseller, and the Danish name of the one action that a row of the inbox offers. */
export const InboxKind = {
  RENEWAL: { label: 'Fornyelse', action: 'Forny' },
  TASK_COMMENT: { label: 'Kommentar til opgave', action: 'Svar' },
  FAILED_PAYMENT: { label: 'Fejlet betaling', action: 'Se betalingen' },
  LICENSE_REQUEST: { label: 'Licensanmodning', action: 'Fuldfør' },
  AGREEMENT: { label: 'Aftale til aktivering', action: 'Aktivér' },
  NEW_COMPANY: { label: 'Ny virksomhed', action: 'Sæt op' },
  HELP_DESK_KEY: { label: 'Zendesk-nøgle virker ikke', action: 'Læs igen' },
  KEY_ENDS: { label: 'Zendesk-nøgle udløber', action: 'Se nøglen' },
  INTEGRATION: { label: 'Død integration', action: 'Se integrationen' },
  PROVIDER_FAULT: { label: 'Fejl hos Dinero', action: 'Se fakturaen' },
  UNBILLED_PLACE: { label: 'Plads uden faktura', action: 'Fakturér' },
  PLACE_REQUEST: { label: 'Tilmelding til bekræftelse', action: 'Bekræft' },
  UNBILLED_PERIOD: { label: 'Ikke faktureret', action: 'Udsted fakturaer' },
  ERASURE: { label: 'Sletning af persondata', action: 'Behandl' },
} as const;
export type InboxKind = keyof typeof InboxKind;

/** Kinds of items that the portal completes by itself, a moment after an admin has ordered it. */
export const orderedKinds = ['LICENSE_REQUEST', 'AGREEMENT'] as const satisfies readonly InboxKind[];
export type OrderedKind = (typeof orderedKinds)[number];
export const isOrdered = (kind: InboxKind): kind is OrderedKind =>
  (orderedKinds as readonly InboxKind[]).includes(kind);
/** The seconds in which such an order can be undone. */
export const UNDO_SECONDS = 10;

/** Which part of the inbox is listed. */
export const InboxScope = {
  MINE: { label: 'Mine' },
  TEAM: { label: 'Team' },
  ALL: { label: 'Alle' },
} as const;
export type InboxScope = keyof typeof InboxScope;

/** Days after which an item is overdue, by kind. Orders are answered within a working day instead. */
export const INBOX_DAYS = {
  FAILED_PAYMENT: 3,
  NEW_COMPANY: 7,
  HELP_DESK_KEY: 7,
  INTEGRATION: 2,
  PROVIDER_FAULT: 2,
  UNBILLED_PLACE: 7,
  UNBILLED_PERIOD: 7,
} as const satisfies Partial<Record<InboxKind, number>>;

/** A renewal is listed that many days before the last day to decide. */
export const RENEWAL_LEAD_DAYS = 30;
/** The latest day on which a snoozed item can come back, counted from today. */
export const MAX_SNOOZE_DAYS = 365;
/** Most items that one call assigns or snoozes. */
export const MAX_INBOX_ITEMS = 100;
export const NOTE_MAX = 2_000;
/** Most colleagues that a note mentions. */
export const MAX_MENTIONS = 20;

/** The facts of an item, which differ from kind to kind. */
export interface InboxFacts {
  kind: InboxKind;
  amount: Ore | null;
  quantity: number | null;
  plan: string | null;
  /** A subdomain, a department, an event or an invoice number. */
  place: string | null;
  /** Words of the portal about the cause, such as the message of a declined card. */
  detail: string | null;
}

/** The Danish line about an item. */
export function inboxText({ kind, amount, quantity, plan, place, detail }: InboxFacts): string {
  const planText = plan && labelOf(Plan, plan);
  const seats = quantity === null ? null : [quantity, planText].filter((part) => part !== null).join(' × ');
  const price = amount === null ? null : formatExact(amount);
  const parts: Record<InboxKind, (string | null)[]> = {
    TASK_COMMENT: [detail && `»${detail}«`, place],
    FAILED_PAYMENT: [detail, place, price],
    LICENSE_REQUEST: [seats, place],
    AGREEMENT: [place && `Serviceaftale til ${place}`, price && `${price} ekskl. moms`],
    RENEWAL: [planText ? seats : 'Serviceaftale', place],
    NEW_COMPANY: [detail && `Mangler ${detail}`],
    HELP_DESK_KEY: [place, detail],
    KEY_ENDS: [place, detail],
    INTEGRATION: [place, detail],
    PROVIDER_FAULT: [place, detail],
    UNBILLED_PLACE: [place, detail, price],
    PLACE_REQUEST: [place, detail, price],
    UNBILLED_PERIOD: [quantity === null ? null : formatPlural(quantity, 'postering', 'posteringer'), price],
    ERASURE: [place, detail],
  };
  return parts[kind].filter(Boolean).join(' · ');
}
