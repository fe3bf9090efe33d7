import type { SeatState } from '../../../domain/sales/seats/seatUsage.ts';

/** The figures that decide where an installation is in the list. Unknown until the help desk was read. */
export interface SeatFigures {
  bought: number;
  inUse: number | null | undefined;
  over: number | null | undefined;
  free: number | null | undefined;
  fault: string | null | undefined;
  hasKey: boolean;
}

/** Whether an installation matches the filter, as on the server. */
export function isInState({ bought, over, free, fault, hasKey }: SeatFigures, state: SeatState): boolean {
  if (state === 'OVER') return Boolean(over);
  if (state === 'FREE') return bought > 0 && Boolean(free);
  if (state === 'FAULTY') return Boolean(fault);
  return state === 'ALL' || !hasKey;
}

const UNREAD = -2_147_483_647;
const NOTHING_BOUGHT = UNREAD - 1;

/** The order of the list, highest first: the seats in use beyond the bought ones. */
export const excessOf = ({ bought, inUse }: Pick<SeatFigures, 'bought' | 'inUse'>): number =>
  bought > 0 ? (inUse == null ? UNREAD : inUse - bought) : NOTHING_BOUGHT;
