import { hoursLeft, type Hours } from '../sales/clipCardHours.ts';

interface EstimatedTask {
  estimateMinutes: number | null | undefined;
  minutesSpent: number;
  isOpen: boolean;
}

interface EstimatedCard extends Hours {
  status: string;
  /** The sum of `minutesToCome` of the tasks of the card. */
  plannedMinutes: number;
}

/** The minutes that an open task is still estimated to take. */
export const minutesToCome = ({ estimateMinutes, minutesSpent, isOpen }: EstimatedTask): number =>
  isOpen ? Math.max(0, (estimateMinutes ?? 0) - minutesSpent) : 0;

/** How a task's estimate compares with its clip card. All values are minutes. */
export interface EstimateShortage {
  estimate: number;
  /** What other open tasks of the card are still estimated to take. */
  others: number;
  /** What is left on the card; 0 when the hours of the card cannot be used. */
  left: number;
  missing: number;
}

/**
 * Returns what is missing on the clip card for a task whose work has not begun, together with the other open tasks of
 * the card. Undefined when there is enough, when the task has no estimate, or when its work has begun.
 */
export function estimateShortage(task: EstimatedTask, card: EstimatedCard): EstimateShortage | undefined {
  const estimate = minutesToCome(task);
  if (!estimate || task.minutesSpent > 0) return undefined;
  const left = card.status === 'ACTIVE' ? Math.round(hoursLeft(card) * 60) : 0;
  // The sum of the card may be older than a task that has just arrived.
  const others = Math.max(0, card.plannedMinutes - estimate);
  const missing = estimate + others - left;
  return missing > 0 ? { estimate, others, left, missing } : undefined;
}
