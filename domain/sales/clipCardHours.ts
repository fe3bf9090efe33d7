import { roundHalfUp } from '../basics/money.ts';

/** The balance of a clip card is low at this share of its hours or less. */
export const LOW_SHARE = 0.2;

export interface Hours {
  hours: number;
  hoursUsed: number;
}

/** The remaining hours, at least 0. Rounded to hundredths, because minutes are not exact fractions of hours. */
export const hoursLeft = ({ hours, hoursUsed }: Hours): number =>
  Math.max(0, roundHalfUp((hours - hoursUsed) * 100) / 100);

/** The hours that were used beyond the card's hours, at least 0. */
export const hoursOverused = ({ hours, hoursUsed }: Hours): number =>
  Math.max(0, roundHalfUp((hoursUsed - hours) * 100) / 100);

export const isLow = (card: Hours): boolean => hoursLeft(card) <= card.hours * LOW_SHARE;
