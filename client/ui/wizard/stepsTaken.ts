/** How many of the browser's own steps lie between where a wizard was opened and here; they outlive a reload as the address does. */
export const stepsTaken = (state: unknown): number => (state as { stepsTaken?: number } | null)?.stepsTaken ?? 0;
