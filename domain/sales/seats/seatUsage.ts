export interface SeatUsage {
  free: number;
  /** Seats in use beyond the bought ones. */
  over: number;
}

/**
 * The one place that decides how many seats are free or over. Where nothing was bought here, nothing is over: the
 * company may buy its seats elsewhere.
 */
export const seatUsage = (bought: number, inUse: number): SeatUsage => ({
  free: Math.max(0, bought - inUse),
  over: bought === 0 ? 0 : Math.max(0, inUse - bought),
});

/** How finely the history is given. */
export const SeatPeriod = {
  DAY: { label: 'Dag' },
  MONTH: { label: 'Måned' },
} as const;
export type SeatPeriod = keyof typeof SeatPeriod;

/** The filters of the admins' list. */
export const SeatState = {
  ALL: { label: 'Alle' },
  OVER: { label: 'For mange i brug' },
  FREE: { label: 'Ledige licenser' },
  FAULTY: { label: 'Kan ikke læses' },
  WITHOUT_KEY: { label: 'Ikke forbundet' },
  KEY_ENDS: { label: 'Zendesk-nøgler, der lukker' },
} as const;
export type SeatState = keyof typeof SeatState;
