import { useSeatChanges } from './useSeatChanges.ts';

/** Keeps the seats and the advice of the company's installations up to date while it is mounted. */
export function LiveSeats() {
  useSeatChanges();
  return null;
}
