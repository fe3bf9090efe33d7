import { formatCount, formatLicenseCount } from '../../../domain/basics/formatCount.ts';

/** As in 'I har 9 nu og 3 på vej, i alt 12.' */
export const seatsNowText = (seats: number, orderedSeats: number): string =>
  `I har ${formatCount(seats)} nu` +
  (orderedSeats > 0 ? ` og ${formatCount(orderedSeats)} på vej, i alt ${formatCount(seats + orderedSeats)}.` : '.');

/** As in 'De 3, der er på vej, kommer oveni, så det bliver 9 licenser.' Empty when none are on the way. */
export const orderedSeatsText = (seats: number, orderedSeats: number): string =>
  orderedSeats > 0
    ? `${orderedSeats === 1 ? 'Den, der er på vej,' : `De ${formatCount(orderedSeats)}, der er på vej,`} ` +
      `kommer oveni, så det bliver ${formatLicenseCount(seats + orderedSeats)}. `
    : '';
