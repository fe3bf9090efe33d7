import { roundHalfUp } from './money.ts';

/** From this share of a card's hours on, it is time to think of the next one. */
export const LOW_SHARE = 0.2;

export interface Hours {
  hours: number;
  hoursUsed: number;
}

/** What is left, never below nothing; to the hundredth, since minutes make odd fractions. */
export const hoursLeft = ({ hours, hoursUsed }: Hours): number =>
  Math.max(0, roundHalfUp((hours - hoursUsed) * 100) / 100);

/** What was used beyond the card. */
export const hoursOver = ({ hours, hoursUsed }: Hours): number =>
  Math.max(0, roundHalfUp((hoursUsed - hours) * 100) / 100);

export const isLow = (card: Hours): boolean => hoursLeft(card) <= card.hours * LOW_SHARE;
