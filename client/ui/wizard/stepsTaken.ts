/**
 * The number of history entries between the opening of the wizard and the current step. The number is part of the
 * history entry's state, so a reload keeps it.
 */
export const stepsTaken = (state: unknown): number => (state as { stepsTaken?: number } | null)?.stepsTaken ?? 0;
