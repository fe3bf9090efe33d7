import type { Ore } from '../../basics/money.ts';

/**
 * The figures of the reseller. A STATE is what is at the end of a day, and of a period its last day counts. A FLOW is
 * what happens on a day, and the days of a period are added up. A LIVE state is only known in the night itself, so that
 * it is missing for days that are computed late.
 */
export const Figure = {
  RECURRING_REVENUE: { label: 'Tilbagevendende omsætning', kind: 'STATE' },
  NEW_CUSTOMERS: { label: 'Nye kunder', kind: 'FLOW' },
  LOST_CUSTOMERS: { label: 'Tabte kunder', kind: 'FLOW' },
  INVOICED: { label: 'Faktureret', kind: 'FLOW' },
  OUTSTANDING: { label: 'Udestående', kind: 'STATE' },
  CREDIT_OWED: { label: 'Til gode hos os', kind: 'STATE' },
  RENEWALS: { label: 'Fornyelser, næste 90 dage', kind: 'LIVE' },
  SEATS: { label: 'Solgte licenser', kind: 'STATE' },
  HOURS_SOLD: { label: 'Timer solgt', kind: 'FLOW' },
  HOURS_USED: { label: 'Timer brugt', kind: 'FLOW' },
  TASKS: { label: 'Åbne opgaver efter status', kind: 'LIVE' },
  TASK_AGES: { label: 'Åbne opgaver efter alder', kind: 'LIVE' },
  SERVICE_LEVELS_KEPT: { label: 'Løfter holdt', kind: 'FLOW' },
  SERVICE_LEVELS_BROKEN: { label: 'Løfter ikke holdt', kind: 'FLOW' },
} as const satisfies Record<string, { label: string; kind: 'STATE' | 'LIVE' | 'FLOW' }>;
export type Figure = keyof typeof Figure;

/** A figure of a night that is not what the postings add up to. */
export interface FigureDifference {
  figure: Figure;
  amount: Ore;
  /** The same figure, computed from the postings in another way. */
  ledger: Ore;
}

/** The seats of licences with a price, and of those whose price is by agreement. */
export const SeatPricing = {
  PRICED: { label: 'Med pris' },
  BY_AGREEMENT: { label: 'Efter aftale' },
} as const;
export type SeatPricing = keyof typeof SeatPricing;

/** Groups of open tasks by the number of days since they were created. Both days belong to a group. */
export const TaskAge = {
  UP_TO_7: { label: 'Op til 7 dage', days: [null, 7] },
  DAYS_8_TO_30: { label: '8–30 dage', days: [8, 30] },
  DAYS_31_TO_90: { label: '31–90 dage', days: [31, 90] },
  OVER_90: { label: 'Over 90 dage', days: [91, null] },
} as const satisfies Record<string, { label: string; days: readonly [from: number | null, to: number | null] }>;
export type TaskAge = keyof typeof TaskAge;

/** How a company's recurring revenue has changed in a period. */
export const RevenueChange = {
  ALL: { label: 'Alle kunder' },
  NEW: { label: 'Nye' },
  LOST: { label: 'Tabte' },
} as const;
export type RevenueChange = keyof typeof RevenueChange;

/** The change in percent with one decimal; undefined when there is nothing to compare with. */
export function changePercent(now: number, earlier: number): number | undefined {
  return earlier > 0 ? Math.round((1000 * (now - earlier)) / earlier) / 10 : undefined;
}
